import { expect, it } from 'vitest'
import { countInflatedBytes } from './inflated-bytes.fake.ts'
import { inspectFile } from './inspect-file.ts'
import { chainedObjects, packedObjects, pdfOf, receiptPdf } from './pdf.fake.ts'
import { contentTypes, documentPart, docxOf, relations, zipOf } from './zip.fake.ts'

const limits = { kinds: ['pdf', 'docx'], named: 'a PDF or DOCX', maxBytes: 8_000_000 } as const

/** So many of each kind; `MUTATED_FILES=5000` for a long night. */
const rounds = Number(process.env.MUTATED_FILES ?? 150)

/** The same numbers every time (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const mutated = (file: Buffer, number: (below: number) => number): Buffer => {
  let bytes = Buffer.from(file)
  for (let times = 1 + number(6); times > 0; times -= 1) {
    const at = number(bytes.byteLength || 1)
    const other = number(bytes.byteLength || 1)
    const piece = bytes.subarray(Math.min(at, other), Math.max(at, other)).subarray(0, 1 + number(400))
    const changes = [
      () => bytes.fill(number(256), at, Math.min(bytes.byteLength, at + 1 + number(4))),
      () => bytes.fill([0, 255][number(2)] ?? 0, at, Math.min(bytes.byteLength, at + 4)),
      () => (bytes = Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])),
      () => (bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + piece.byteLength)])),
      () => void piece.copy(bytes, other),
    ]
    changes[number(changes.length)]?.()
  }
  return bytes
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const kinds: [kind: string, mostInflated: number, make: () => Promise<Buffer[]>][] = [
  [
    'PDF',
    32 * 1024 * 1024,
    async () => [
      await receiptPdf(),
      pdfOf(script),
      pdfOf(packedObjects(script)),
      pdfOf(chainedObjects(script, ['A85', 'LZW', 'RL', 'AHx', 'Fl'])),
      pdfOf(chainedObjects(`(${'pool '.repeat(5000)})`, ['Fl', 'Fl'])),
    ],
  ],
  [
    'Word document',
    // What a small one may say it comes to, and the first piece of what it did not say.
    11_000_000,
    async () => [
      docxOf(relations()),
      docxOf({ name: 'word/vbaProject.bin', content: 'x' }),
      docxOf({ name: 'word/media/a.png', content: Buffer.alloc(2_000_000) }),
      docxOf({ name: 'word/media/a.png', content: Buffer.alloc(40_000_000), declaredBytes: 1_000 }),
      zipOf(...[documentPart, contentTypes(), relations()].map((part) => ({ ...part, streamed: true }))),
    ],
  ],
]

it.each(kinds)(
  'a %s that was changed anywhere is looked at without breaking, and without growing',
  async (_name, mostInflated, make) => {
    const number = numbersFrom(4711)
    const files = await make()
    const inflated = countInflatedBytes()
    for (let round = 0; round < rounds; round += 1) {
      const file = mutated(files[round % files.length] ?? Buffer.alloc(0), number)
      const before = inflated()
      const found = await inspectFile(file, limits)
      expect(found.ok || found.message !== '').toBe(true)
      expect(inflated() - before, `round ${round}`).toBeLessThan(mostInflated)
      // What anybody can read plainly never passes.
      if (found.ok) expect(file.includes('/S /JavaScript')).toBe(false)
    }
    expect(inflated()).toBeGreaterThan(0)
  },
  600_000,
)
