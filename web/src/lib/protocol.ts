// The JSON that the table and its clients exchange (docs/protocol.md), by the names that the pages use; wire.ts has the types themselves.
import type { Message, NewToken, NoticeTest, Request, Sheet, SightFacts } from './wire';

export { PROTOCOL } from './wire';
export type {
	Analysis,
	AttemptFacts as Attempt,
	BotFacts as OwnBot,
	Chat,
	ChatFacts as ChatRules,
	Choice,
	Clause,
	ClockFace as Clock,
	ClosedOption,
	Decision,
	ExampleFacts as BookExample,
	FigureGroup,
	Figures,
	FromServer,
	GameFacts as Game,
	Gone,
	Hello,
	Hints,
	Issued,
	LessonFacts as Lesson,
	ListedTable,
	Me,
	Message,
	MyChanges,
	NewSeat,
	NewTable,
	NewToken,
	NoticeAddresses as Notices,
	Option,
	OptionFacts as TableOption,
	Outcome,
	Pace,
	Part,
	PlayedExample,
	Past,
	Profile,
	Pushed,
	PushKey,
	Question,
	Results,
	Retold,
	ReviewFacts as Review,
	SeatFacts as Seat,
	Sent,
	SessionFacts as Session,
	Sheet,
	TableFacts as Table,
	ToldEvent as Event,
	ErrorBody,
	Verdict
} from './wire';

export type Scope = NewToken['scopes'][number];
export type NoticeKind = NoticeTest['kind'];
export type Argument = Message['args'][string];
export type Cell = Sheet['columns'][number];
export type View = SightFacts['view'];
/** What one viewer sees; a board knows the form of its game's view. */
export type Sight<Shown = View> = Omit<SightFacts, 'view'> & { view: Shown };

/** A request before it has its key. */
export type Order = Request extends infer Each ? (Each extends Request ? Omit<Each, 'key'> : never) : never;
