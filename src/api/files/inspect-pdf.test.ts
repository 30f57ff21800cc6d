import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { chainedObjects, packedBy, packedObjects, pdfOf, receiptPdf } from './pdf.fake.ts'
import type { UploadLimits } from './purpose-limits.ts'
import { zipOf } from './zip.fake.ts'

const receipt: UploadLimits = {
  kinds: ['pdf', 'jpeg', 'png', 'webp'],
  named: 'a PDF, JPEG, PNG or WebP',
  maxBytes: 8_000_000,
}
const cv: UploadLimits = { kinds: ['pdf', 'docx'], named: 'a PDF or DOCX', maxBytes: 8_000_000 }

const text = (words: string): Buffer => Buffer.from(words, 'latin1')

describe('a PDF', () => {
  it.each([
    ['without an end', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['of a version nobody knows', text('%PDF-9.x\n%%EOF')],
    ['that is only a mark', text('%PDF')],
  ])('%s is damaged', async (_name, content) => {
    expect(await inspectFile(content, receipt)).toMatchObject({ code: 'damaged' })
  })

  it('that was cut in the middle is damaged', async () => {
    const pdf = await receiptPdf()
    expect(await inspectFile(pdf.subarray(0, pdf.byteLength / 2), receipt)).toMatchObject({ code: 'damaged' })
  })

  it.each([
    ['<< /S /JavaScript /JS (app.alert(1)) >>', 'script'],
    ['<</S/JavaScript/JS 9 0 R>>', 'script'],
    ['<< /S /J#61va#53cript /JS (x) >>', 'script'],
    ['<< /#53 /#4aavaScript /JS (x) >>', 'script'],
    ['<< /S % nothing to see\n/JavaScript /JS (x) >>', 'script'],
    [`<< /S${' '.repeat(5000)}/JavaScript /JS (x) >>`, 'script'],
    [`<< /S${' '.repeat(600_000)}/JavaScript /JS (x) >>`, 'script'],
    [`<< /S %${'x'.repeat(5000)}\n/JavaScript /JS (x) >>`, 'script'],
    ['<< /S 9 0 R /JS (x) >>', 'script'],
    ['<< /S /Launch /F (cmd.exe) >>', 'script'],
    ['<< /Type /Annot /Subtype /RichMedia >>', 'script'],
    ['<< /AcroForm << /XFA 12 0 R >> >>', 'script'],
    ['<< /Names << /EmbeddedFiles 12 0 R >> >>', 'other files'],
    ['<< /Type /Filespec /F (x.exe) /EF << /F 12 0 R >> >>', 'other files'],
    ['<< /Type /EmbeddedFile /Length 0 >>', 'other files'],
    ['<< /Subtype /FileAttachment >>', 'other files'],
    ['<< /Encrypt 12 0 R >>', 'locked'],
  ])('with %.60s is refused', async (object, word) => {
    const refused = { code: 'unsafe', status: 422, message: expect.stringContaining(word) }
    expect(await inspectFile(pdfOf(object), receipt)).toMatchObject(refused)
    expect(await inspectFile(pdfOf(object), cv)).toMatchObject(refused)
    expect(await inspectFile(pdfOf(packedObjects(object)), receipt)).toMatchObject(refused)
  })

  it('that hides an action behind the edge of what is looked at in one go is refused', async () => {
    const edge = 256 * 1024
    const action = '<< /S /JavaScript /JS (x) >>'
    const start = pdfOf('()', action).indexOf(action)
    for (let at = edge - action.length; at <= edge; at += 1) {
      const pdf = pdfOf(`(${'x'.repeat(at - start)})`, action)
      expect(pdf.indexOf(action)).toBe(at)
      expect(await inspectFile(pdf, receipt)).toMatchObject({ code: 'unsafe' })
    }
  })

  it('with packed objects that cannot be opened is refused', async () => {
    const packed = text('<< /Type /ObjStm /Filter /LZWDecode >>\nstream\n\x80\x0b\x60\x50\nendstream')
    expect(await inspectFile(pdfOf(packed), receipt)).toMatchObject({ code: 'unsafe' })
  })

  it('with packed objects that grow without end is refused', async () => {
    const packed = packedObjects(' '.repeat(40_000_000))
    expect(await inspectFile(pdfOf(packed), receipt)).toMatchObject({ code: 'unsafe' })
  })

  const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const paper = '<< /Title (Twelve years with pools, and every one of them a pleasure) >>'
  const names = Object.keys(packedBy)
  const chains = [...names.map((name) => [name]), ...names.flatMap((one) => names.map((two) => [one, two]))]

  it.each([...chains, ['Fl', 'AHx', 'LZW', 'A85', 'FlateDecode'], Array<string>(8).fill('FlateDecode')])(
    'with its objects behind %s %s %s %s %s is looked into',
    async (...chain) => {
      expect(await inspectFile(pdfOf(chainedObjects(script, chain)), receipt)).toMatchObject({ code: 'unsafe' })
      expect(await inspectFile(pdfOf(chainedObjects(paper, chain)), receipt)).toEqual({ ok: true, kind: 'pdf' })
    },
  )

  it.each([
    ['a filter nobody knows', chainedObjects(paper, ['FlateDecode', 'SecretDecode'])],
    ['a lock', chainedObjects(paper, ['Crypt', 'FlateDecode'])],
    ['a filter for pictures', chainedObjects(paper, ['DCTDecode'])],
    ['more filters than anybody needs', chainedObjects(paper, Array<string>(9).fill('Fl'))],
    ['filters listed elsewhere', packedObjects(paper, '/Type /ObjStm /N 1 /First 4 /Filter 12 0 R')],
    ['two lists of filters', packedObjects(paper, '/Type /ObjStm /First 4 /Filter /FlateDecode /Filter []')],
    ['its data in another file', packedObjects(paper, '/Type /ObjStm /First 4 /Filter /FlateDecode /F (a.bin)')],
    ['a predictor nobody knows', chainedObjects(paper, ['Fl'], '/DecodeParms << /Predictor 2 >> ')],
    ['a predictor described elsewhere', chainedObjects(paper, ['Fl'], '/DecodeParms 12 0 R ')],
  ])('with its objects behind %s is refused', async (_name, object) => {
    expect(await inspectFile(pdfOf(object), receipt)).toMatchObject({ code: 'unsafe' })
  })

  it.each([
    ['by where its objects begin', '/N 1 /First 4 /Filter /FlateDecode'],
    ['by a type spelled in figures', '/Type /O#62jStm /N 1 /F#69rst 4 /#46ilter /Fl'],
    ['beyond a comment', '/Type /ObjStm /N 1 /First 4 %>> stream\n/Filter /FlateDecode'],
    ['beyond a string', '/Type /ObjStm /X (>>\nstream\n1 0 obj << endobj \\) /First) /N 1 /First 4 /Filter [/Fl]'],
    ['beyond a lot of nothing', `/Type /ObjStm ${' '.repeat(100_000)} /N 1 /First 4 /Filter /FlateDecode`],
    ['beyond other dictionaries', '/X << /Filter /None /Y << >> >> /N 1 /First 4 /Filter /FlateDecode'],
  ])('has its collections found %s', async (_name, dictionary) => {
    expect(await inspectFile(pdfOf(packedObjects(script, dictionary)), receipt)).toMatchObject({ code: 'unsafe' })
    expect(await inspectFile(pdfOf(packedObjects(paper, dictionary)), receipt)).toEqual({ ok: true, kind: 'pdf' })
  })

  it('with its objects in the rows of a picture is looked into', async () => {
    const rows = (text: string): string => `9 0 ${text}`.padEnd(120).replaceAll(/(.{10})/g, '\0$1')
    const packed = (text: string): Buffer => {
      const plain = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 10 >>'
      const data = packedBy.FlateDecode?.(Buffer.from(rows(text), 'latin1')) ?? Buffer.alloc(0)
      return Buffer.concat([Buffer.from(`<< ${plain} >>\nstream\n`), data, Buffer.from('\nendstream')])
    }
    expect(await inspectFile(pdfOf(packed(script)), receipt)).toMatchObject({ code: 'unsafe' })
    expect(await inspectFile(pdfOf(packed(paper)), receipt)).toEqual({ ok: true, kind: 'pdf' })
  })

  it('that is an archive from behind is refused', async () => {
    const both = Buffer.concat([pdfOf(), zipOf({ name: 'run.class', content: 'x' })])
    expect(await inspectFile(both, receipt)).toMatchObject({ code: 'unsafe' })
  })

  it.each([
    '<< /Title (Senior TypeScript/JavaScript developer, 100% remote) >>',
    '(I know HTML, CSS\nand /JavaScript well)',
    '<< /Type /Action /S /URI /URI (https://poolwright.example/Launch) >>',
    '<< /Title (Product Launch /Launch party) >>',
  ])('with the words %s is welcome', async (object) => {
    expect(await inspectFile(pdfOf(object), cv)).toEqual({ ok: true, kind: 'pdf' })
    expect(await inspectFile(pdfOf(packedObjects(object)), cv)).toEqual({ ok: true, kind: 'pdf' })
  })

  it('full of whatever a compressed picture may look like is welcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1000, maxLength: 20_000, size: 'max' }), async (bytes) => {
        const image = Buffer.concat([text('<< /Subtype /Image >>\nstream\n'), bytes, text('\nendstream')])
        expect(await inspectFile(pdfOf(image), receipt)).toEqual({ ok: true, kind: 'pdf' })
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['/JavaScript', '/JavaScript '],
    ['keys', '/S %'],
    ['packed objects', '/ObjStm stream\n'],
    ['objects that could be packed', '/ObjStm stream\n1 0 '],
    ['marks of entries', 'PK\x05\x06'],
    ['objects', ' obj<<'],
    ['comments between objects', 'obj%'],
    ['collections', '1 0 obj<</First 1/Filter/LZW>>stream\n\x80\x0b\x60\x50'],
  ])('of nothing but %s does not keep anybody long', async (_name, words) => {
    const pdf = pdfOf(text(words.repeat(Math.floor(7_500_000 / words.length))))
    const began = performance.now()
    await inspectFile(pdf, receipt)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
