// Browser notifications for pages in the background.

export async function requestPermission(): Promise<boolean> {
	if (typeof Notification === 'undefined') return false;
	if (Notification.permission === 'default') await Notification.requestPermission();
	return Notification.permission === 'granted';
}

export function notify(title: string, body: string): void {
	if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
	const notice = new Notification(title, { body, icon: '/favicon.svg', tag: 'tocsin-turn' });
	notice.onclick = () => {
		window.focus();
		notice.close();
	};
}
