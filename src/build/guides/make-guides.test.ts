import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import { guideOf } from './guide.ts'
import { makeGuides } from './make-guides.ts'

const asset = {
  sys: { id: 'front' },
  url: '/images/a.webp',
  width: 9,
  height: 9,
  size: 1,
  description: 'A pump',
  contentType: '',
}

const product = (slug: string, kind: string, warrantyYears = 3) => ({
  sys: { id: slug, publishedAt: '2026-08-03T00:00:00.000Z' },
  slug,
  name: 'EcoClear VS 1.0 pump',
  summary: 'Turns over a pool at 60 watts.',
  productLine: 'line',
  imagesCollection: [asset],
  whatsInTheBox: ['VS 1.0 pump', 'Lid key'],
  specifications: { Pump: { Kind: kind, Strainer: '4 L' } },
  warrantyYears,
})

const contentWith = (products: object[], edition: object = {}, care = ['Empty the strainer.']): EditionContent =>
  // A guide reads these fields and no others.
  ({
    code: 'en-za',
    brand: { name: 'Poolwright' },
    edition: {
      locale: 'en-ZA',
      safetySwitch: '30 mA earth leakage',
      warrantyNote: 'From the invoice date.',
      companyName: 'Poolwright South Africa (Pty) Ltd',
      phone: '010 555 0142',
      email: 'za@poolwright.example',
      hours: 'Monday to Friday',
      street: '22 Weaver Street',
      suburb: 'Midrand',
      state: 'Gauteng',
      postcode: '1685',
      ...edition,
    },
    productLines: [
      {
        sys: { id: 'line' },
        guides: [
          { kind: 'Heat pump', steps: [{ title: 'Give it air', text: 'Outdoors.' }], care },
          { kind: 'Pump', steps: [{ title: 'Wire it', text: 'With {safetySwitch}; {Strainer}.' }], care },
        ],
      },
    ],
    products,
  }) as unknown as EditionContent

let directory: string
const fetchAsset = vi.fn(() =>
  sharp({ create: { width: 72, height: 72, channels: 3, background: '#e3f0f2' } })
    .jpeg()
    .toBuffer(),
)

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'guides-'))
  fetchAsset.mockClear()
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Everything that is written plainly in a PDF, and in its compressed streams. */
const insidesOf = (pdf: Buffer): string => {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

describe('the words of a quick guide', () => {
  it('are those of the product’s kind, in the words of the edition', () => {
    const [pump] = contentWith([product('pump', 'Pump')]).products
    const guide = pump && guideOf(pump, contentWith([pump]))
    expect(guide?.steps).toEqual([{ title: 'Wire it', text: 'With 30 mA earth leakage; 4 L.' }])
    expect(guide?.warranty).toBe('3 years. From the invoice date.')
    expect(guide?.file).toBe('downloads/en-za/pump-quick-guide.pdf')
  })

  it('do not exist for what needs no guide', () => {
    const content = contentWith([product('bag', 'Minerals')])
    expect(content.products.map((each) => guideOf(each, content))).toEqual([undefined])
  })
})

describe('the file of a quick guide', () => {
  it('is a tagged PDF of two sheets with title and language', async () => {
    const files = await makeGuides([contentWith([product('pump', 'Pump')])], directory, fetchAsset)
    const insides = insidesOf(files.get('downloads/en-za/pump-quick-guide.pdf') ?? Buffer.alloc(0))
    expect(insides).toMatch(/^%PDF-1\.7/)
    expect(insides).toMatch(/\/Marked true/)
    expect(insides).toMatch(/\/Lang \(en-ZA\)/)
    expect(insides).toMatch(/\/DisplayDocTitle true/)
    expect(insides).toMatch(/\/Count 2\b/)
    expect(insides).toMatch(/\/Alt \(A pump\)/)
    for (const role of ['H1', 'H2', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure'])
      expect(insides).toContain(`/S /${role}\n`)
    expect(insides).toMatch(/\/FontName \/[A-Z]{6}\+MonaSans/)
    expect(insides).toMatch(/\/FontName \/[A-Z]{6}\+HankenGrotesk/)
  })

  it('is drawn once, and the same again to the byte', async () => {
    const content = contentWith([product('pump', 'Pump'), product('second-pump', 'Pump')])
    const first = await makeGuides([content], directory, fetchAsset)
    expect(fetchAsset).toHaveBeenCalledTimes(1)
    expect(await makeGuides([content], directory, fetchAsset)).toEqual(first)
    expect(fetchAsset).toHaveBeenCalledTimes(1)
    const elsewhere = await makeGuides([content], path.join(directory, 'new'), fetchAsset)
    for (const [file, bytes] of elsewhere) expect(first.get(file)?.equals(bytes), file).toBe(true)
  })

  it('is not drawn again when its picture comes from another host', async () => {
    const from = (host: string) => ({
      ...product('pump', 'Pump'),
      imagesCollection: [{ ...asset, url: host + asset.url }],
    })
    for (const host of ['', 'https://images.example', 'http://127.0.0.1:4000'])
      await makeGuides([contentWith([from(host)])], directory, fetchAsset)
    expect(fetchAsset).toHaveBeenCalledTimes(1)
  })

  it('is the same to the byte whatever was drawn before it', async () => {
    const light = { ...product('light', 'Pump'), name: 'LED light', summary: 'Blue, 470 nm, 120°, 18 W, once a year.' }
    const before = { ...product('before', 'Pump'), name: 'Dolphin M 400 “Été”' }
    const alone = await makeGuides([contentWith([light])], path.join(directory, 'alone'), fetchAsset)
    const after = await makeGuides([contentWith([before, light])], path.join(directory, 'after'), fetchAsset)
    const file = 'downloads/en-za/light-quick-guide.pdf'
    expect(after.get(file)?.equals(alone.get(file) ?? Buffer.alloc(0))).toBe(true)
  })

  it('is drawn again when its words change', async () => {
    const before = await makeGuides([contentWith([product('pump', 'Pump', 3)])], directory, fetchAsset)
    const after = await makeGuides([contentWith([product('pump', 'Pump', 4)])], directory, fetchAsset)
    const file = 'downloads/en-za/pump-quick-guide.pdf'
    expect(before.get(file)?.equals(after.get(file) ?? Buffer.alloc(0))).toBe(false)
  })

  it('refuses more than fits on two sheets', async () => {
    const care = Array.from({ length: 60 }, () => 'Empty the strainer once a week, and after every storm.')
    await expect(makeGuides([contentWith([product('pump', 'Pump')], {}, care)], directory, fetchAsset)).rejects.toThrow(
      'more to say than fits',
    )
  })
})
