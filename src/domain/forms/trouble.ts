/** Why a form was not taken, whatever is in it. */
export type Trouble =
  | { kind: 'offline' | 'unreachable' | 'unavailable' | 'machine' | 'taken-for-a-robot' }
  | { kind: 'too-many'; retryAfterSeconds: number }
