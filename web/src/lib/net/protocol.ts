// The JSON types of docs/protocol.md under the names used in the client; wire.ts has the generated types.
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
	ViewerHistory,
	Profile,
	Pushed,
	PushKey,
	RulesQuestion as Question,
	Results,
	MatchReplay,
	ReviewFacts as Review,
	SeatFacts as Seat,
	Sent,
	SessionFacts as Session,
	Sheet,
	TableFacts as Table,
	ViewerEvent as Event,
	ErrorBody,
	Verdict
} from './wire';

export type Scope = NewToken['scopes'][number];
export type NoticeKind = NoticeTest['kind'];
export type Argument = Message['args'][string];
export type Cell = Sheet['columns'][number];
export type View = SightFacts['view'];
/** The match as one viewer sees it. Boards narrow the view to their game's type. */
export type Sight<Shown = View> = Omit<SightFacts, 'view'> & { view: Shown };

/** A request without its idempotency key. */
export type Order = Request extends infer Each ? (Each extends Request ? Omit<Each, 'key'> : never) : never;
