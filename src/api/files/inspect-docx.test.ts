import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countInflatedBytes } from './inflated-bytes.fake.ts'
import { inspectFile } from './inspect-file.ts'
import type { UploadLimits } from './purpose-limits.ts'
import { contentTypes, documentPart, docxOf, outsideRelation, relations, zipOf } from './zip.fake.ts'

const cv: UploadLimits = { kinds: ['pdf', 'docx'], named: 'a PDF or DOCX', maxBytes: 8_000_000 }

const text = (words: string): Buffer => Buffer.from(words, 'latin1')

const picture = { name: 'word/media/b.png', content: 'not really a picture' }

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

  it('may be written by somebody who knew the sizes only afterwards', async () => {
    const parts = [{ name: 'docProps/app.xml', content: '<Properties/>' }, documentPart, contentTypes(), relations()]
    const docx = zipOf(...parts.map((part) => ({ ...part, streamed: true })))
    expect(await inspectFile(docx, cv)).toEqual({ ok: true, kind: 'docx' })
  })

  it('may begin with a picture so large that its first parts do not tell what it is', async () => {
    const picture = { name: 'docProps/thumbnail.jpeg', content: randomBytes(1_500_000) }
    const docx = zipOf(...[picture, contentTypes(), documentPart].map((part) => ({ ...part, streamed: true })))
    expect(await inspectFile(docx, cv)).toEqual({ ok: true, kind: 'docx' })
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
    ['whose relations are shorter than they say', docxOf({ ...relations(), declaredBytes: 1000 })],
    ['whose picture grows to more than it says', docxOf({ ...picture, content: ' '.repeat(9_000), declaredBytes: 90 })],
    ['whose picture is shorter than it says', docxOf({ ...picture, declaredBytes: 900 })],
    ['whose picture is another than it says', docxOf({ ...picture, checksum: 1 })],
    ['whose header says otherwise than its directory', docxOf({ ...picture, headerBytes: 900 })],
    ['with something after a part', docxOf({ ...picture, after: '<script>' })],
    ['with two parts of the same data', docxOf(picture, { ...picture, name: 'word/media/a.png', sharesDataOf: 2 })],
    ['with something between its parts', Buffer.concat([text('MZ'.repeat(50)), docxOf()])],
    ['with entities of its own', docxOf({ name: 'a.rels', content: '<!DOCTYPE x [<!ENTITY a "b">]><Relationships/>' })],
  ])('%s is refused', async (_name, docx) => {
    expect(await inspectFile(docx, cv)).toMatchObject({ ok: false, code: expect.stringMatching(/damaged|wrong-kind/) })
  })

  it('that would grow a thousandfold is given up after the first of what it did not declare', async () => {
    const content = Buffer.alloc(10_000_000)
    const parts = Array.from({ length: 7 }, (_, at) => ({
      name: `word/media/${at}.png`,
      content,
      declaredBytes: 10_000,
    }))
    const docx = docxOf(...parts)
    const inflated = countInflatedBytes()
    expect(await inspectFile(docx, cv)).toMatchObject({ code: 'damaged' })
    expect(inflated()).toBeGreaterThan(10_000)
    expect(inflated()).toBeLessThan(300_000)
  })
})
