import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { packedObjects, pdfOf, receiptPdf } from './pdf.fake.ts'
import { plain } from './pictures.fake.ts'
import type { UploadLimits } from './upload-limits.ts'
import { contentTypes, documentPart, docxOf, outsideRelation, relations, zipOf } from './zip.fake.ts'

const maxBytes = 8_000_000
const receipt: UploadLimits = { kinds: ['pdf', 'jpeg', 'png', 'webp'], maxBytes }
const photo: UploadLimits = { kinds: ['jpeg', 'png', 'webp'], maxBytes }
const cv: UploadLimits = { kinds: ['pdf', 'docx'], maxBytes }

const text = (words: string): Buffer => Buffer.from(words, 'latin1')

describe('the kind of a file', () => {
  it('is found by its content', async () => {
    expect(await inspectFile(await receiptPdf(), receipt)).toEqual({ ok: true, kind: 'pdf' })
    expect(await inspectFile(docxOf(), cv)).toEqual({ ok: true, kind: 'docx' })
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      expect(await inspectFile(await plain(20, 20).toFormat(kind).toBuffer(), photo)).toEqual({ ok: true, kind })
    }
  })

  it('must be one that is asked for, in words that say which', async () => {
    expect(await inspectFile(await receiptPdf(), photo)).toEqual({
      ok: false,
      code: 'wrong-kind',
      status: 415,
      message: 'Send the file as JPEG, PNG or WebP. This one is something else inside, whatever its name says.',
    })
    expect(await inspectFile(docxOf(), receipt)).toMatchObject({ code: 'wrong-kind' })
    expect(await inspectFile(await plain(20, 20).jpeg().toBuffer(), cv)).toMatchObject({
      message: expect.stringContaining('Send the file as PDF or Word document (DOCX).'),
    })
  })

  it.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a web page with a PDF mark further on', '<html>%PDF-1.4\n1 0 obj\n%%EOF'],
    ['a script', '#!/bin/sh\nrm -rf ~\n'],
    ['a PHP script', '<?php system($_GET[0]); ?>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a Windows program', `MZ${'\0'.repeat(200)}`],
    ['a Linux program', `\x7fELF\x02\x01\x01${'\0'.repeat(200)}`],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['plain words', 'Receipt, honestly'],
    ['a Windows shortcut', 'L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F'],
  ])('is not believed to be a receipt when it is %s', async (_name, content) => {
    for (const limits of [receipt, photo, cv]) {
      expect(await inspectFile(text(content), limits)).toMatchObject({ ok: false, code: 'wrong-kind' })
    }
  })

  it('HEIC comes with the way to a JPEG, where a photo is wanted', async () => {
    const heic = text(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(100)}`)
    expect(await inspectFile(heic, photo)).toMatchObject({
      code: 'wrong-kind',
      message: expect.stringContaining('Most Compatible'),
    })
    expect(await inspectFile(heic, cv)).toMatchObject({ message: expect.stringContaining('Send the file as PDF') })
  })

  it('old Word comes with the way to a PDF', async () => {
    const old = text(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`)
    expect(await inspectFile(old, cv)).toMatchObject({ message: expect.stringContaining('save it as PDF') })
  })
})

describe('the size of a file', () => {
  it('is more than nothing', async () => {
    expect(await inspectFile(new Uint8Array(), receipt)).toMatchObject({ code: 'empty', status: 422 })
  })

  it('is no more than the limit', async () => {
    const pdf = await receiptPdf()
    expect(await inspectFile(pdf, { ...receipt, maxBytes: pdf.byteLength })).toMatchObject({ ok: true })
    expect(await inspectFile(pdf, { ...receipt, maxBytes: pdf.byteLength - 1 })).toMatchObject({ code: 'too-large' })
    expect(await inspectFile(new Uint8Array(8_000_001), cv)).toMatchObject({
      status: 413,
      message: expect.stringContaining('larger than 8 MB'),
    })
  })
})

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
  ])('with %s is refused', async (object, word) => {
    const refused = { code: 'unsafe', status: 422, message: expect.stringContaining(word) }
    expect(await inspectFile(pdfOf(object), receipt)).toMatchObject(refused)
    expect(await inspectFile(pdfOf(object), cv)).toMatchObject(refused)
    expect(await inspectFile(pdfOf(packedObjects(object)), receipt)).toMatchObject(refused)
  })

  it('that hides an action behind the edge of what is looked at in one go is refused', async () => {
    for (let shift = -30; shift <= 5; shift += 1) {
      const pdf = pdfOf(`(${'x'.repeat(262_144 + shift - 100)})`, '<< /S /JavaScript /JS (x) >>')
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
  ])('of nothing but %s does not keep anybody long', async (_name, words) => {
    const pdf = pdfOf(text(words.repeat(Math.floor(7_500_000 / words.length))))
    const began = performance.now()
    await inspectFile(pdf, receipt)
    expect(performance.now() - began).toBeLessThan(4000)
  })
})

describe('a Word document', () => {
  it.each([
    ['links and pictures from the web', relations(outsideRelation('hyperlink', 'https://pond.example/'))],
    [
      'a template on its author’s disk',
      relations(outsideRelation('attachedTemplate', 'file:///C:\\Users\\Ana\\CV.dotx')),
    ],
    ['a template known by its name', relations(outsideRelation('attachedTemplate', 'Normal.dotm'))],
    ['a sheet behind a chart', { name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: 'PK' }],
  ])('with %s is welcome', async (_name, part) => {
    expect(await inspectFile(docxOf(part), cv)).toEqual({ ok: true, kind: 'docx' })
  })

  it('may have its parts in any order', async () => {
    expect(await inspectFile(zipOf(documentPart, contentTypes()), cv)).toEqual({ ok: true, kind: 'docx' })
  })

  const vba = 'application/vnd.ms-office.vbaProject'
  it.each([
    ['a macro part', docxOf({ name: 'word/vbaProject.bin', content: 'x' })],
    ['a macro part in capitals', docxOf({ name: 'WORD/VBAPROJECT.BIN', content: 'x' })],
    [
      'a macro part by another name',
      zipOf(contentTypes(`<Override PartName="/word/a.bin" ContentType="${vba}"/>`), documentPart),
    ],
    [
      'a macro part spelled in figures',
      zipOf(contentTypes(`<Override ContentType="${vba.replace('P', '&#x50;')}"/>`), documentPart),
    ],
    ['a control', docxOf({ name: 'word/activeX/activeX1.xml', content: 'x' })],
    ['a packed program', docxOf({ name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    ['a template from the web', docxOf(relations(outsideRelation('attachedTemplate', 'https://evil.example/t.dotm')))],
    ['a template from another machine', docxOf(relations(outsideRelation('attachedTemplate', 'file://evil/t.dotm')))],
    ['an object from the web', docxOf(relations(outsideRelation('oleObject', 'mhtml:https://evil.example/!x')))],
    ['a frame spelled in figures', docxOf(relations(outsideRelation('fr&#97;me', '&#104;ttps://evil.example/')))],
    ['a size of 200 MB', docxOf({ name: 'word/media/a.png', content: 'x', declaredBytes: 200_000_000 })],
    ['a hundredfold growth', docxOf({ name: 'word/media/a.xml', content: ' '.repeat(20_000_000) })],
    [
      'three thousand parts',
      docxOf(...Array.from({ length: 3000 }, (_, at) => ({ name: `word/${at}.xml`, content: '' }))),
    ],
  ])('with %s is refused', async (_name, docx) => {
    expect(await inspectFile(docx, cv)).toMatchObject({ ok: false, code: expect.stringMatching(/unsafe|wrong-kind/) })
  })

  it('in two-byte letters hides nothing', async () => {
    const words = relations(outsideRelation('attachedTemplate', 'https://evil.example/t.dotm')).content
    const wide = Buffer.from(`\ufeff${words}`, 'utf16le')
    expect(await inspectFile(docxOf({ name: 'word/_rels/settings.xml.rels', content: wide }), cv)).toMatchObject({
      code: 'unsafe',
    })
  })

  it.each([
    ['only an archive', zipOf({ name: 'notes.txt', content: 'x' })],
    ['without a text', zipOf(contentTypes(), { name: 'word/styles.xml', content: 'x' })],
    ['cut in the middle', docxOf().subarray(0, -40)],
    ['with something after its end', Buffer.concat([docxOf(), text('<script>')])],
    ['with two texts', docxOf({ name: 'Word/Document.xml', content: 'another' })],
    ['with a path out of it', docxOf({ name: '../../.bashrc', content: 'x' })],
    ['locked', docxOf({ name: 'word/a.xml', content: 'x', encrypted: true })],
    ['with two names for a part', docxOf({ name: 'word/a.xml', headerName: 'word/b.xml', content: 'x' })],
    ['whose list of kinds lies about its length', zipOf({ ...contentTypes(), declaredBytes: 3 }, documentPart)],
    ['with entities of its own', docxOf({ name: 'a.rels', content: '<!DOCTYPE x [<!ENTITY a "b">]><Relationships/>' })],
  ])('%s is refused', async (_name, docx) => {
    expect(await inspectFile(docx, cv)).toMatchObject({ ok: false, code: expect.stringMatching(/damaged|wrong-kind/) })
  })
})

describe('whatever comes', () => {
  const starts = ['', '%PDF-1.7\n', 'PK\x03\x04', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\x10\0\0\0WEBP'].map(text)

  it.each([
    ['receipt', receipt],
    ['photo', photo],
    ['CV', cv],
  ])('as a %s is answered and never thrown at anybody', async (_name, limits) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 3000 }), async (start, rest) => {
        expect(await inspectFile(Buffer.concat([start, rest]), limits)).toHaveProperty('ok')
      }),
      { numRuns: 500 },
    )
  })

  it('as a changed Word document is answered too', async () => {
    const docx = docxOf(relations())
    const change = fc.tuple(fc.nat(docx.byteLength - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const changed = Buffer.from(docx)
        for (const [at, byte] of changes) changed[at] = byte
        expect(await inspectFile(changed, cv)).toHaveProperty('ok')
      }),
      { numRuns: 500 },
    )
  })
})
