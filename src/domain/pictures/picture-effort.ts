/** `least` makes larger files, and their edges less exactly, in less time. */
export type PictureEffort = 'usual' | 'least'
