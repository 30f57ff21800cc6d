import { afterAll, describe, expect, it } from 'vitest'
import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import { ownContent } from '../agreement/own-content.fake.ts'
import { contentDirectory } from '../fixture/content-directory.fake.ts'
import { shopContent } from '../fixture/shop-content.fake.ts'
import { loadContent } from '../load/load-content.ts'
import { contentModel } from '../model/content-model.ts'
import type { ContentType, Field } from '../model/field.ts'
import { fieldDefinition } from './contentful-field.ts'
import { createSpaceExport } from './space-export.ts'
import { refusedBySpace } from './space-limits.ts'

const directory = await contentDirectory(
  {
    ...(await shopContent()),
    'assets/rear.en-za.yaml': 'file: rear-za.png\n',
    'assets/rear-za.png': (await shopContent())['assets/front.png'] ?? '',
  },
  afterAll,
)
const loaded = await loadContent(directory)
if (!loaded.ok) throw new Error('The content has problems.')
const shop = createSpaceExport(loaded.content, contentModel)
const entry = (id: string) => shop.entries.find(({ sys }) => sys.id === id)
const asset = (id: string) => shop.assets.find(({ sys }) => sys.id === id)

describe('the model of a space', () => {
  it.each<[Field, object]>([
    [
      { kind: 'symbol', required: true },
      { type: 'Symbol', required: true, validations: [] },
    ],
    [
      { kind: 'symbol', oneOf: ['a', 'b'] },
      { type: 'Symbol', required: false, validations: [{ in: ['a', 'b'] }] },
    ],
    [
      { kind: 'symbol', pattern: /^#[0-9A-F]{6}$/i, unique: true },
      { validations: [{ regexp: { pattern: '^#[0-9A-F]{6}$', flags: 'i' } }, { unique: true }] },
    ],
    [{ kind: 'text' }, { type: 'Text', validations: [] }],
    [
      { kind: 'integer', min: 1, max: 5 },
      { type: 'Integer', validations: [{ range: { min: 1, max: 5 } }] },
    ],
    [
      { kind: 'number', min: 0 },
      { type: 'Number', validations: [{ range: { min: 0 } }] },
    ],
    [{ kind: 'boolean' }, { type: 'Boolean' }],
    [{ kind: 'date' }, { type: 'Date' }],
    [{ kind: 'location' }, { type: 'Location' }],
    [
      { kind: 'link', to: 'faq' },
      { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['faq'] }] },
    ],
    [{ kind: 'asset' }, { type: 'Link', linkType: 'Asset' }],
    [
      { kind: 'links', to: 'faq', required: true },
      {
        type: 'Array',
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['faq'] }] },
        validations: [{ size: { min: 1 } }],
      },
    ],
    [
      { kind: 'assets' },
      { type: 'Array', items: { type: 'Link', linkType: 'Asset', validations: [] }, validations: [] },
    ],
    [
      { kind: 'symbols', oneOf: ['a'] },
      { type: 'Array', items: { type: 'Symbol', validations: [{ in: ['a'] }] }, validations: [] },
    ],
  ])('has for %j the field %j', (field, definition) => {
    expect(fieldDefinition('seoTitle', field)).toMatchObject({ id: 'seoTitle', name: 'Seo title', ...definition })
  })

  it('has every type with every field, which editions may all say in their own way', () => {
    expect(shop.contentTypes.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)])).toEqual(
      contentModel.map(({ id, fields }) => [id, Object.keys(fields)]),
    )
    for (const { fields } of shop.contentTypes) for (const { id, localized } of fields) expect(localized, id).toBe(true)
  })

  it('names entries by a field of text, and tells editors what fields are for', () => {
    for (const { sys, displayField, fields } of shop.contentTypes)
      expect(fields.find(({ id }) => id === displayField)?.type, sys.id).toMatch(/^(Symbol|Text)$/)
    const controls = shop.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === 'product')?.controls
    expect(controls).toContainEqual({
      fieldId: 'backOn',
      widgetId: 'datePicker',
      widgetNamespace: 'builtin',
      settings: { helpText: 'When more are expected' },
    })
  })
})

describe('the entries of a space', () => {
  it('say everything in every locale, for filters and order do not fall back', () => {
    expect(entry('s200')?.fields).toMatchObject({
      price: { 'en-AU': 1499, 'en-NZ': 1599, 'en-ZA': 1499 },
      editions: { 'en-AU': ['en-au', 'en-nz'], 'en-NZ': ['en-au', 'en-nz'], 'en-ZA': ['en-au', 'en-nz'] },
    })
  })

  it('keep null what an edition clears, which does not fall back either, and leave out what nobody says', () => {
    expect(entry('s200')?.fields.compareAtPrice).toEqual({ 'en-AU': 1699, 'en-NZ': null, 'en-ZA': 1699 })
    expect(entry('s100')?.fields).not.toHaveProperty('compareAtPrice')
  })

  it('link to entries and assets, those written inside others too', () => {
    const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
    expect(entry('s100')?.fields.productLine?.['en-AU']).toEqual(link('Entry', 'dolphin'))
    expect(entry('s100')?.fields.images?.['en-ZA']).toEqual([link('Asset', 'front'), link('Asset', 'rear')])
    expect(entry('dolphin')?.fields.hero?.['en-AU']).toEqual(link('Asset', 'front'))
    expect(entry('dolphin')?.fields.story).toMatchObject({
      'en-AU': [link('Entry', 'dolphin-story-1'), link('Entry', 'dolphin-story-2')],
      'en-NZ': [link('Entry', 'dolphin-story-1-en-nz')],
    })
    expect(entry('dolphin-story-1-en-nz')?.fields.heading?.['en-NZ']).toBe('Kia ora')
  })

  it('are published unless they are drafts', () => {
    expect(entry('s100')?.sys.publishedVersion).toBe(1)
    expect(entry('next')?.sys).not.toHaveProperty('publishedVersion')
  })
})

describe('the assets of a space', () => {
  it('have their words and files once, and again where an edition has its own', () => {
    expect(asset('front')?.fields).toEqual({
      title: { 'en-AU': 'Front' },
      description: { 'en-AU': 'The robot from the front', 'en-NZ': 'The robot from the front, eh' },
      file: {
        'en-AU': {
          fileName: 'front.png',
          contentType: 'image/png',
          url: expect.stringMatching(/^\/\/assets\/front\/[0-9a-f]{32}\/front\.png$/),
          details: { size: expect.any(Number), image: { width: 800, height: 600 } },
        },
      },
    })
    expect(asset('rear')?.fields.file).toMatchObject({
      'en-AU': { fileName: 'rear.png' },
      'en-ZA': { fileName: 'rear-za.png' },
    })
    expect(asset('manual')?.fields.file['en-AU']?.details).not.toHaveProperty('image')
  })
})

describe('a space', () => {
  it('starts from Australia, where the other editions fall back to', () => {
    expect(shop.locales).toMatchObject([
      { code: 'en-AU', name: 'English (Australia)', default: true, fallbackCode: null, optional: false },
      { code: 'en-NZ', name: 'English (New Zealand)', default: false, fallbackCode: 'en-AU', optional: true },
      { code: 'en-ZA', name: 'English (South Africa)', default: false, fallbackCode: 'en-AU', optional: true },
    ])
  })

  it('takes all of the site’s own content, and answers in each locale what the files say', async () => {
    const content = await ownContent()
    const space = createSpaceExport(content, contentModel)
    expect(refusedBySpace(space)).toEqual([])
    expect(space.entries).toHaveLength(content.entries.size)
    for (const { sys, fields } of space.entries) {
      const own = content.entries.get(sys.id)
      for (const locale of locales) expect(answered(fields, locale), sys.id).toEqual(said(own?.fields[locale] ?? {}))
    }
  })

  it('refuses ids that are too long, types with too many fields, and text that is too long', () => {
    const long = 'x'.repeat(65)
    const wide: ContentType = {
      id: 'wide',
      displayField: 'a0',
      doc: 'Wide',
      fields: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, { kind: 'text' }])),
    }
    const fields = { a0: 'x'.repeat(50_001) }
    const made = {
      id: long,
      type: 'wide',
      draft: false,
      publishedAt: '',
      version: '',
      fields: { 'en-AU': fields, 'en-NZ': {}, 'en-ZA': {} },
      overlays: { 'en-AU': {}, 'en-NZ': {}, 'en-ZA': {} },
    }
    const content = { entries: new Map([[long, made]]), assets: new Map(), entriesOfType: new Map([['wide', [made]]]) }
    expect(refusedBySpace(createSpaceExport(content, [wide]))).toEqual([
      expect.stringContaining(`Entry ${long}: an id has 1 to 64`),
      'ContentType wide: has 51 fields, and may have 50',
      `Entry ${long}: a0 in en-AU is longer than 50000 characters`,
    ])
  })
})

type Recorded = Record<string, Partial<Record<Locale, unknown>>>

/** As Contentful does: a value of the locale, null too, else that of the default one. Links by their ids, as files have them. */
const answered = (fields: Recorded, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, values]) => {
      const value = locale in values ? values[locale] : values[defaultLocale]
      return value === undefined || value === null ? [] : [[name, JSON.parse(JSON.stringify(value), idOfLink)]]
    }),
  )

const idOfLink = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'sys' in value ? Object(value.sys).id : value

const said = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
