import sharp from 'sharp'
import type { BrandEntry } from '../content/types/brand.ts'

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

const png = (svg: string, size: number): Promise<Buffer> => sharp(Buffer.from(svg)).resize(size).png().toBuffer()

export const appIcons = async (brand: BrandEntry): Promise<Record<string, string | Buffer>> => ({
  'icons/favicon.svg': mark(brand, 0),
  'icons/icon-192.png': await png(mark(brand, 0), 192),
  'icons/icon-512.png': await png(mark(brand, 0), 512),
  'icons/maskable-512.png': await png(mark(brand, 0.14), 512),
  'icons/apple-touch-icon.png': await png(mark(brand, 0.1), 180),
})
