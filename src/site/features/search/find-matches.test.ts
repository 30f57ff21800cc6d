import { describe, expect, it } from 'vitest'
import { answerTo } from './find-matches.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'

const entry = (kind: SearchKind, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  path: `/en-au/${kind}/${title.toLowerCase().replaceAll(' ', '-')}/`,
  kind,
  title,
  text: '',
  ...more,
})

const entries = [
  entry('page', 'Dolphin', { text: 'Cabled robots: the S 300i and six others' }),
  entry('page', 'Skimmi'),
  entry('page', 'Warranty', { text: 'What we stand by' }),
  entry('news', 'Filters are here', { text: 'A filter for every robot' }),
  entry('question', 'How often do I rinse the filter?', { text: 'After every clean.' }),
  entry('question', 'Does the warranty cover the battery?'),
  entry('product', 'Dolphin S 300i', { sku: 'DOL-S300I', text: 'Floor, walls and waterline, three years of warranty' }),
  entry('product', 'Dolphin M 400', { sku: 'DOL-M400', text: 'Bigger than an S 300i' }),
  entry('product', 'Fine filter, compact', { sku: 'PW-FF-C', words: 'pleated cartridge' }),
  entry('product', 'Media filter 520', { sku: 'MF-520' }),
  entry('product', 'Skimmi', { sku: 'SK-1' }),
  entry('dealer', 'Coastal Pools', { text: '12 Bath Road, Kirrawee 2232' }),
  entry('dealer', 'Northland Pool Centre', { text: '3 Bank Street, Whangārei 0110' }),
]

const index = createSearchIndex({
  entries,
  synonyms: [
    [['hoover', 'creepy crawly'], ['robot']],
    [['guarantee'], ['warranty']],
  ],
})

const titles = (query: string, options = {}) =>
  answerTo(index, query, options).groups.flatMap(({ matches }) => matches.map(({ entry: { title } }) => title))

const groups = (query: string) => answerTo(index, query).groups.map(({ name }) => name)

describe('the ranking', () => {
  it.each(['DOL-S300I', 'dol s300i', 'S 300i', 's300i', '300i', 'dolphin s300i', 'Dolphin S 300i'])(
    'puts the product first that %s names',
    (query) => {
      expect(titles(query)[0]).toBe('Dolphin S 300i')
    },
  )

  it('knows a number without its hyphens', () => {
    expect(titles('pwffc')).toEqual(['Fine filter, compact'])
  })

  it('puts a product before the page of the same name', () => {
    expect(groups('skimmi')).toEqual(['products', 'pages'])
    expect(groups('dolphin').slice(0, 2)).toEqual(['products', 'pages'])
  })

  it('puts a page first that is called what was asked', () => {
    expect(groups('warranty')).toEqual(['pages', 'answers', 'products'])
  })

  it('groups products, answers, pages and news, and dealers', () => {
    expect(groups('filter')).toEqual(['products', 'answers', 'pages'])
    expect(groups('kirrawee')).toEqual(['dealers'])
    // Words of the trade are in the names of most dealers.
    expect(groups('pool').at(-1)).toBe('dealers')
    expect(titles('2232')).toEqual(['Coastal Pools'])
  })
})

describe('what people call things', () => {
  it('finds what is called otherwise here', () => {
    expect(titles('hoover')).toEqual(titles('robot'))
    expect(titles('creepy crawlies')).toEqual(titles('robot'))
    expect(new Set(titles('guarantee'))).toEqual(new Set(titles('warranty')))
    expect(answerTo(index, 'battery guarantee').groups[0]?.matches[0]?.entry.title).toBe(
      'Does the warranty cover the battery?',
    )
  })

  it('is not taken for a typo, nor is a typo for it', () => {
    expect(answerTo(index, 'hoover')).toMatchObject({ corrected: false, query: 'hoover' })
    expect(answerTo(index, 'guarantees').corrected).toBe(false)
  })

  it('leads to a page that does not have the words', () => {
    const led = createSearchIndex({
      entries: [...entries, entry('page', 'Work where the pool is', { asked: ['careers', 'work for us'] })],
      synonyms: [],
    })
    const first = (query: string) => answerTo(led, query).groups[0]?.matches[0]?.entry.title
    for (const query of ['careers', 'career', 'can I work for us', 'careers in Kirrawee'])
      expect([query, first(query)]).toEqual([query, 'Work where the pool is'])
  })

  it('finds other forms of a word, and keeps apart what only looks like one', () => {
    const forms = createSearchIndex({
      entries: [
        entry('question', 'It leaks'),
        entry('question', 'Can I leave it in?'),
        entry('product', 'Leaf basket'),
      ],
      synonyms: [],
    })
    const found = (query: string) =>
      answerTo(forms, query).groups.flatMap(({ matches }) => matches.map(({ entry: { title } }) => title))
    expect(found('leaking')).toEqual(['It leaks'])
    expect(found('leaves')).toEqual(['Leaf basket'])
    expect(found('leave')).toEqual(['Can I leave it in?'])
  })

  it('finds a page by its name beside the name of the brand', () => {
    expect(titles('dolphin warranty')[0]).toBe('Warranty')
    const lines = createSearchIndex({
      entries: [
        ...entries,
        entry('page', 'Mineral Swim'),
        entry('question', 'Salt or minerals?', { words: 'cost price swim' }),
      ],
      synonyms: [],
    })
    for (const query of ['mineral swim price', 'cost of mineral swim'])
      expect(answerTo(lines, query).groups[0]?.matches[0]?.entry.title).toBe('Mineral Swim')
  })

  it('names a product among other words', () => {
    expect(titles('price of the m400')[0]).toBe('Dolphin M 400')
    const priced = createSearchIndex({
      entries: [...entries, entry('page', 'The shop', { asked: ['how much', 'price'] })],
      synonyms: [],
    })
    for (const query of ['how much is the m 400', 'm400 price'])
      expect(answerTo(priced, query).groups[0]?.matches[0]?.entry.title).toBe('Dolphin M 400')
  })

  it('tells sizes apart by their number', () => {
    const sizes = createSearchIndex({
      entries: [
        ...entries,
        entry('product', 'Heat 9 heat pump', { asked: ['heat pump'] }),
        entry('product', 'Heat 17 heat pump', { askedToo: ['heater'] }),
        entry('product', 'EcoClear 30', { words: 'chlorinator' }),
        entry('page', 'EcoClear', { asked: ['chlorinator'] }),
      ],
      synonyms: [],
    })
    const first = (query: string) => answerTo(sizes, query).groups[0]?.matches[0]?.entry.title
    expect(first('heat pump 17 kw')).toBe('Heat 17 heat pump')
    expect(first('heater 17kw')).toBe('Heat 17 heat pump')
    expect(first('heat pump 12 kw')).toBe('Heat 9 heat pump')
    expect(first('30 g chlorinator')).toBe('EcoClear 30')
    expect(first('30 gram chlorinator')).toBe('EcoClear 30')
  })

  it('leaves out what has the words of a sentence here and there, where something has a phrase of it', () => {
    const led = createSearchIndex({
      entries: [
        entry('page', 'Find the fault', { asked: ['only cleans one side'] }),
        entry('question', 'It floats', { asked: ['robot floats'], words: 'side only one cleans pool' }),
        entry('question', 'Walls', { asked: ['sides of the pool'] }),
      ],
      synonyms: [],
    })
    const found = (query: string) =>
      answerTo(led, query).groups.flatMap(({ matches }) => matches.map(({ entry: { title } }) => title))
    expect(found('it only cleans one side of the pool')).toEqual(['Find the fault', 'Walls'])
    expect(found('one side')).toContain('It floats')
  })

  it('finds the part for a model, not the usual one', () => {
    const parts = createSearchIndex({
      entries: [
        ...entries,
        entry('product', 'Leaf basket, S series', { asked: ['basket'] }),
        entry('product', 'Leaf basket, M series', { words: 'm400' }),
      ],
      synonyms: [],
    })
    expect(answerTo(parts, 'm400 basket').groups[0]?.matches[0]?.entry.title).toBe('Leaf basket, M series')
  })
})

describe('an answer', () => {
  it('is for beginnings of words while one types', () => {
    expect(titles('skim')).toContain('Skimmi')
    expect(titles('fine fi')).toEqual(['Fine filter, compact'])
  })

  it('is for all the words asked for', () => {
    expect(titles('media filter')).toEqual(['Media filter 520'])
  })

  it('makes no difference between one and many', () => {
    expect(titles('filters')).toEqual(titles('filter'))
    expect(titles('skimmis')).toEqual(titles('skimmi'))
    expect(titles('batteries')).toEqual(titles('battery'))
  })

  it('finds words that are not shown, and letters without their accents', () => {
    expect(titles('pleated')).toEqual(['Fine filter, compact'])
    expect(titles('whangarei')).toEqual(['Northland Pool Centre'])
  })

  it.each([
    ['filtr', 'filter'],
    ['dolfin', 'dolphin'],
    ['skimi', 'skimmi'],
    ['robbot', 'robot'],
    ['waranty batery', 'warranty battery'],
  ])('corrects %s to %s and says so', (typed, meant) => {
    const answer = answerTo(index, typed)
    expect(answer).toMatchObject({ corrected: true, query: meant })
    expect(answer.total).toBeGreaterThan(0)
  })

  it('takes the letters as they are when told to', () => {
    expect(answerTo(index, 'filtr', { literal: true })).toMatchObject({ corrected: false, query: 'filtr', total: 0 })
  })

  it('takes the letter o beside a digit for a nought', () => {
    expect(titles('m4oo')).toEqual(['Dolphin M 400'])
    expect(titles('dolphin s 3ooi')[0]).toBe('Dolphin S 300i')
  })

  it('leaves out a word that stands nowhere here', () => {
    const led = createSearchIndex({
      entries: [entry('question', 'Is the pool green?'), entry('page', 'Which model?', { asked: ['pool'] })],
      synonyms: [],
    })
    const answer = answerTo(led, 'varsity pool')
    expect(answer).toMatchObject({ loose: true, query: 'varsity pool' })
    expect(answer.groups[0]?.matches[0]?.entry.title).toBe('Which model?')
    // Two letters begin too many words.
    expect(answerTo(led, 'gr zzyzx').total).toBe(0)
  })

  it('takes words apart that are written as one, and together that are one here', () => {
    expect(titles('mediafilter')).toEqual(['Media filter 520'])
    expect(titles('north land')[0]).toBe('Northland Pool Centre')
  })

  it('leads to a page by a word with a typo', () => {
    const led = createSearchIndex({
      entries: [...entries, entry('page', 'Find the fault', { asked: ['stopped charging'] })],
      synonyms: [],
    })
    expect(answerTo(led, 'skimmi stoped charging').groups[0]?.matches[0]?.entry.title).toBe('Find the fault')
  })

  it('without an exact match prefers what has all but the words of the trade', () => {
    const answer = answerTo(index, 'robot pleated')
    expect(answer).toMatchObject({ loose: true, total: 1 })
  })

  it('corrects nothing that is found as it is, and no short word', () => {
    expect(answerTo(index, 'filter').corrected).toBe(false)
    expect(answerTo(index, 'sky').total).toBe(0)
  })

  it('beside a model that is named has only what answers the rest', () => {
    const helped = createSearchIndex({
      entries: [
        entry('page', 'What is it doing?', { asked: ['manual'] }),
        entry('page', 'Dolphin', { text: 'None has a manual gear' }),
        entry('product', 'Dolphin M 400'),
      ],
      synonyms: [],
    })
    const found = answerTo(helped, 'm400 manual').groups.flatMap(({ matches }) => matches)
    expect(found.map(({ entry: { title } }) => title)).toEqual(['What is it doing?', 'Dolphin M 400'])
  })

  it('is for some of the words where nothing has all, and says so', () => {
    const answer = answerTo(index, 'skimmi battery kirrawee')
    expect(answer.loose).toBe(true)
    expect(answer.total).toBe(4)
  })

  it.each(['', '   ', '*', '"(', 'zzzzqqqq', '<img src=x>', 'é'.repeat(300)])('is nothing for %j', (query) => {
    expect(answerTo(index, query).total).toBe(0)
  })
})
