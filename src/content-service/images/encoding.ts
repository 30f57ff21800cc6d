/** `least` makes larger files in less time. */
export type PictureEffort = 'usual' | 'least'

/** More effort costs a large picture five times as long and saves a fifth; phones get the small ones. */
const efforts = {
  usual: { avif: { narrow: 2, wide: 0 }, webp: 4 },
  least: { avif: { narrow: 0, wide: 0 }, webp: 0 },
}

export const avifEffort = (effort: PictureEffort, width: number): number =>
  width > 700 ? efforts[effort].avif.wide : efforts[effort].avif.narrow

export const webpEffort = (effort: PictureEffort): number => efforts[effort].webp

/** Differs where pictures that are made differ: for the names of files. */
export const encoderSettings = (effort: PictureEffort): string => JSON.stringify(efforts[effort])
