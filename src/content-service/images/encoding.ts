import type { PictureEffort } from '../../domain/pictures/picture-effort.ts'
import { encoderRelease } from './encoder-release.ts'

const coarse = { effort: 0, chromaSubsampling: '4:2:0' }

/** More effort costs a large picture five times as long and saves a fifth; phones get the small ones. */
const settings = {
  usual: {
    avif: { narrow: { effort: 2 }, wide: { effort: 0 } },
    webp: { effort: 4 },
  },
  least: {
    avif: { narrow: coarse, wide: coarse },
    webp: { effort: 0, alphaQuality: 50 },
  },
}

export const avifSettings = (effort: PictureEffort, width: number) =>
  width > 700 ? settings[effort].avif.wide : settings[effort].avif.narrow

export const webpSettings = (effort: PictureEffort) => settings[effort].webp

/** To be raised when pictures come out another way with the same settings. */
const recipe = 1

/** Differs where pictures that are made differ, by whatever encodes them too: for the names of files that are cached for good. */
export const encoderSettings = (effort: PictureEffort, encoder = encoderRelease()): string =>
  JSON.stringify([encoder, recipe, settings[effort]])
