import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { receiptPdf } from './pdf.fake.ts'
import { plain } from './pictures.fake.ts'
import type { UploadLimits } from './purpose-limits.ts'
import { docxOf, relations } from './zip.fake.ts'

const maxBytes = 8_000_000
const receipt: UploadLimits = { kinds: ['pdf', 'jpeg', 'png', 'webp'], named: 'a PDF, JPEG, PNG or WebP', maxBytes }
const photo: UploadLimits = { kinds: ['jpeg', 'png', 'webp'], named: 'a JPEG, PNG or WebP', maxBytes }
const cv: UploadLimits = { kinds: ['pdf', 'docx'], named: 'a PDF or DOCX', maxBytes }

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
      message: 'Send a JPEG, PNG or WebP file. This one is something else, whatever its name says.',
    })
    expect(await inspectFile(docxOf(), receipt)).toMatchObject({ code: 'wrong-kind' })
    expect(await inspectFile(await plain(20, 20).jpeg().toBuffer(), cv)).toMatchObject({
      message: expect.stringContaining('Send a PDF or DOCX file.'),
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
    expect(await inspectFile(heic, cv)).toMatchObject({ message: expect.stringContaining('Send a PDF') })
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
