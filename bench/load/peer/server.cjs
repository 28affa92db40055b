const { Server, Origins } = require('boardgame.io/server');
const { Bids } = require('./game.cjs');

const server = Server({ games: [Bids], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
server.run({ port, callback: () => console.log('ready') });
