/** Why a form was not taken, whatever is in it. */
export type Trouble =
  | { kind: 'offline' | 'unreachable' | 'unavailable' | 'looks-like-a-bot' | 'taken-for-a-bot' }
  | { kind: 'too-many'; retryAfterSeconds: number }
