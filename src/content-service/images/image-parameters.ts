import { maxImageSide } from './max-image-side.ts'

const imageFormats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
export type ImageFormat = (typeof imageFormats)[number]

const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const
const focuses = [
  'center',
  'top',
  'top_right',
  'right',
  'bottom_right',
  'bottom',
  'bottom_left',
  'left',
  'top_left',
  'face',
  'faces',
] as const
const flags = ['progressive', 'png8'] as const

/** What a request asks of a picture; what it does not mention is absent. */
export interface ImageParameters {
  width?: number
  height?: number
  fit?: (typeof fits)[number]
  focus?: (typeof focuses)[number]
  radius?: number | 'max'
  background?: string
  quality?: number
  format?: ImageFormat
  flag?: (typeof flags)[number]
}

export type ReadParameters = { ok: true; parameters: ImageParameters } | { ok: false; message: string }

/** Reads the parameters of the image API; names it does not know are left to others. */
export const readImageParameters = (search: URLSearchParams): ReadParameters => {
  const problems: string[] = []
  const read = <Value>(name: string, parse: (text: string) => Value | undefined, expected: string) => {
    const text = search.get(name)
    if (text === null) return undefined
    const value = parse(text)
    if (value === undefined) problems.push(`${name} must be ${expected}, but it was "${text.slice(0, 40)}"`)
    return value
  }
  const side = `a whole number from 1 to ${maxImageSide}`
  const parameters = withoutMissing({
    width: read('w', wholeNumber(1, maxImageSide), side),
    height: read('h', wholeNumber(1, maxImageSide), side),
    fit: read('fit', oneOf(fits), `one of ${fits.join(', ')}`),
    focus: read('f', oneOf(focuses), `one of ${focuses.join(', ')}`),
    radius: read('r', radius, 'a whole number, -1 or max'),
    background: read('bg', background, 'a colour such as rgb:58c8df'),
    quality: read('q', wholeNumber(1, 100), 'a whole number from 1 to 100'),
    format: read('fm', oneOf(imageFormats), `one of ${imageFormats.join(', ')}`),
    flag: read('fl', oneOf(flags), `one of ${flags.join(', ')}`),
  })
  return problems.length > 0 ? { ok: false, message: problems.join('; ') } : { ok: true, parameters }
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

const withoutMissing = <Fields extends object>(fields: Fields): Present<Fields> =>
  // Entries keep their types; only the undefined ones go.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>

const wholeNumber =
  (min: number, max: number) =>
  (text: string): number | undefined => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  }

const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice | undefined =>
    choices.find((choice) => choice === text)

const radius = (text: string): number | 'max' | undefined =>
  text === 'max' || text === '-1' ? 'max' : wholeNumber(0, maxImageSide)(text)

const background = (text: string): string | undefined => {
  const hex = /^rgb:([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]
  return hex === undefined ? undefined : `#${hex.toLowerCase()}`
}
