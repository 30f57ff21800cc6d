import { inflateSync } from 'node:zlib'

/** What is written on one page: in the order of the document, and beside it what is repeated on every page. */
export interface PageText {
  words: string[]
  repeated: string[]
}

type Objects = ReadonlyMap<string, string>

const objectsOf = (pdf: Buffer): Objects =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )

const streamOf = (body: string): string => {
  const bytes = Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const refIn = (body: string, key: string): string => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? ''

/** A ligature stands for two letters, with a space between them. */
const fromHex = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

/** Which letters the glyphs of a font stand for. */
const lettersOf = (cmap: string): Map<number, string> => {
  const letters = new Map<number, string>()
  for (const [, start = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters.set(Number.parseInt(start, 16) + at, fromHex(hex))
  return letters
}

const fontsOf = (objects: Objects, page: string): Map<string, Map<number, string>> => {
  const resources = objects.get(refIn(page, 'Resources')) ?? ''
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const cmap = objects.get(refIn(objects.get(id) ?? '', 'ToUnicode')) ?? ''
      return [name, lettersOf(streamOf(cmap))]
    }),
  )
}

const operators = /(\/Artifact|\/\w+ <<[^>]*\/MCID)|(EMC)|\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[(.*?)\] TJ/g

const pageText = (objects: Objects, page: string): PageText => {
  const fonts = fontsOf(objects, page)
  const text: PageText = { words: [], repeated: [] }
  let [said, isRepeated, font, baseline] = ['', false, '', '']
  for (const [, begin, end, named, height, shown] of streamOf(objects.get(refIn(page, 'Contents')) ?? '').matchAll(
    operators,
  )) {
    if (begin !== undefined) [said, isRepeated, baseline] = ['', begin === '/Artifact', '']
    if (named !== undefined) font = named
    if (height !== undefined) {
      if (baseline !== '' && baseline !== height) said += ' '
      baseline = height
    }
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? []) said += fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '�'
    if (end !== undefined && said !== '') text[isRepeated ? 'repeated' : 'words'].push(said)
    if (end !== undefined) said = ''
  }
  return text
}

/** Reads back what pdfkit has written, page by page. */
export const pdfText = (pdf: Buffer): PageText[] => {
  const objects = objectsOf(pdf)
  const kids = [...objects.values()].find((body) => body.includes('/Type /Pages')) ?? ''
  const pages = /\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? ''
  return [...pages.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => pageText(objects, objects.get(id) ?? ''))
}
