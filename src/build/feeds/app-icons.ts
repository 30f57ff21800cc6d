import path from 'node:path'
import * as v from 'valibot'
import type { BrandEntry } from '../content/types/brand.ts'
import { cachedResult } from '../publish/cached-result.ts'
import { drawLogos } from './logo.ts'

/** The mark: two waves. `inset` leaves the room that maskable icons are cut into. */
const mark = ({ themeColor, backgroundColor }: BrandEntry, inset: number): string => {
  const scale = 1 - 2 * inset
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${inset === 0 ? 96 : 0}" fill="${backgroundColor}"/>
  <g transform="translate(${256 - 256 * scale} ${256 - 256 * scale}) scale(${scale})" fill="none" stroke-width="44" stroke-linecap="round">
    <path d="M104 214c51-56 101-56 152 0s101 56 152 0" stroke="${themeColor}"/>
    <path d="M104 318c51-56 101-56 152 0s101 56 152 0" stroke="#fff"/>
  </g>
</svg>`
}

/** As Base64. */
const drawFiles = async (brand: BrandEntry): Promise<Record<string, string>> => {
  // Loaded only where there is something to draw.
  const { default: sharp } = await import('sharp')
  const png = async (inset: number, size: number): Promise<string> =>
    (
      await sharp(Buffer.from(mark(brand, inset)))
        .resize(size)
        .png()
        .toBuffer()
    ).toString('base64')
  return {
    'icons/icon-192.png': await png(0, 192),
    'icons/icon-512.png': await png(0, 512),
    'icons/maskable-512.png': await png(0.14, 512),
    'icons/apple-touch-icon.png': await png(0.1, 180),
    ...(await drawLogos(brand)),
  }
}

const pngsSchema = v.record(v.string(), v.string())

/** Drawn again only when the brand's name or colours or the code change. */
export const appIcons = async (
  brand: BrandEntry,
  codeHash: string,
  cacheDirectory: string,
): Promise<Record<string, string | Buffer>> => {
  const inputs = [codeHash, brand.name, brand.themeColor, brand.backgroundColor]
  const kept = await cachedResult(path.join(cacheDirectory, 'icons'), inputs, async () =>
    JSON.stringify(await drawFiles(brand)),
  )
  const pngs = Object.entries(v.parse(pngsSchema, JSON.parse(kept)))
  return {
    'icons/favicon.svg': mark(brand, 0),
    ...Object.fromEntries(pngs.map(([file, base64]) => [file, Buffer.from(base64, 'base64')])),
  }
}
