import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { contentDirectory } from '../fixture/content-directory.fake.ts'
import { type Files, markdown } from '../fixture/content-files.fake.ts'
import { product, productFields } from '../fixture/product.fake.ts'
import { shopContent } from '../fixture/shop-content.fake.ts'
import { loadContent } from './load-content.ts'
import { describeProblem } from './problem.ts'

/** All problems of the fixture shop with these files changed, without the folders in front. */
const problemsOf = async (files: Files): Promise<string[]> => {
  const directory = await contentDirectory({ ...(await shopContent()), ...files })
  const result = await loadContent(directory)
  if (result.ok) return []
  return result.problems.map((problem) => describeProblem({ ...problem, file: basename(problem.file) }))
}

describe('problems in content files', () => {
  it('finds none in good content', async () => {
    expect(await problemsOf({})).toEqual([])
  })

  it('reports every problem of every file at once, with line, field and reason', async () => {
    const problems = await problemsOf({
      'products/x.md': '---\nsku: PW-X\nname: X\nprice: 12 dollars\nwarrantyYears: 2.5\nactive: "yes"\n---\nText\n',
      'faqs/y.md': '---\nslug: Y!\ntopic: cooking\nlastReviewed: 2026-06-31\n---\n',
    })
    expect(problems).toContain('x.md:4 price: must be a number, is "12 dollars"')
    expect(problems).toContain('x.md:5 warrantyYears: must be a whole number, is 2.5')
    expect(problems).toContain('x.md:6 active: must be true or false, is "yes"')
    expect(problems).toContain('x.md:1 slug: is required')
    expect(problems).toContain(
      'y.md:3 topic: must be one of choosing, using, care, water, warranty, orders; is "cooking"',
    )
    expect(problems).toContain(
      'y.md:4 lastReviewed: must be a date such as 2026-07-01 or 2026-07-01T09:30:00Z, is "2026-06-31"',
    )
    expect(problems).toContain('y.md:1 answer: is required')
    expect(problems.find((problem) => problem.startsWith('y.md:2 slug: does not look right: "Y!"'))).toBeDefined()
  })

  it('names the field that was probably meant', async () => {
    const problems = await problemsOf({ 'products/x.md': product('x', { seotitle: 'X', colour: 'red' }) })
    expect(problems).toEqual([
      expect.stringMatching(/x\.md:\d+ seotitle: is not a field of product; did you mean seoTitle\?/),
      expect.stringMatching(/x\.md:\d+ colour: is not a field of product$/),
    ])
  })

  it('asks for quotes where YAML made a number of a text', async () => {
    const problems = await problemsOf({ 'products/x.md': product('x').replace('brand: Dolphin', 'brand: 007') })
    expect(problems).toEqual([expect.stringContaining('brand: must be text, is the number 7 (put it in quotes)')])
  })

  it('says which item of a list does not look right', async () => {
    const zone = { zone: 'metro', postcodes: ['2600', '2000 to 2249'], fewestDays: 1, mostDays: 2, editions: ['en-au'] }
    expect(await problemsOf({ 'delivery-zones/z.yaml': stringify(zone) })).toEqual([
      expect.stringMatching(/^z\.yaml:4 postcodes\[1\]: does not look right: "2000 to 2249"/),
    ])
  })

  it('points at the line inside structured fields', async () => {
    const problems = await problemsOf({
      'products/x.md': [
        '---',
        'features:',
        '  - title: Good',
        '    text: Fine',
        '  - title: Bad',
        '    txt: Typo',
        'specifications:',
        '  Size:',
        '    Weight: 7.5',
        `${stringify(productFields('x', { features: undefined, specifications: undefined }))}---`,
        'Text',
      ].join('\n'),
    })
    expect(problems).toContain('x.md:5 features[1].text: is required')
    expect(problems).toContain('x.md:6 features[1].txt: is not a known field here')
    expect(problems).toContain('x.md:9 specifications.Size.Weight: must be text, is the number 7.5 (put it in quotes)')
  })

  it('points at the line inside inline sections', async () => {
    const problems = await problemsOf({
      'pages/p.yaml': [
        'slug: p',
        'title: P',
        'seoTitle: P',
        'seoDescription: A page.',
        'editions: [en-au]',
        'sections:',
        '  - kind: hero',
        '    image: nothing',
        '  - kind: text',
        '    headline: Oops',
        '  - just text',
      ].join('\n'),
    })
    expect(problems).toEqual([
      'p.yaml:8 sections[0].image: there is no asset "nothing"',
      'p.yaml:10 sections[1].headline: is not a field of section',
      'p.yaml:11 sections[2]: must be a group of fields, is "just text"',
    ])
  })

  it('reports links to nothing and to the wrong type', async () => {
    const problems = await problemsOf({
      'products/x.md': product('x', { productLine: 'winter', furtherCategories: ['nothing'], images: ['nothing', 7] }),
    })
    expect(problems).toEqual([
      expect.stringMatching(/:\d+ productLine: "winter" is a faq, not a productLine$/),
      expect.stringMatching(/:\d+ furtherCategories\[0\]: there is no category "nothing"$/),
      expect.stringMatching(/:\d+ images\[1\]: must be the id of an asset, is the number 7$/),
    ])
  })

  it('reports ids and unique values that are taken', async () => {
    const problems = await problemsOf({
      'faqs/retired.md': markdown(
        { slug: 'other', question: 'Q?', topic: 'using', lastReviewed: '2026-06-01', editions: ['en-au'] },
        'A.',
      ),
      'products/x.md': product('x', { slug: 's100' }),
      'products/s200.en-nz.yaml': 'slug: wave\n',
    })
    expect(problems).toContainEqual('retired.md:1 the id "retired" is already taken by faqs/retired.md')
    expect(problems).toContainEqual('s200.en-nz.yaml:1 "s200" has another overlay for en-NZ')
    expect(problems).toContainEqual(
      expect.stringMatching(/^x\.md:\d+ slug: "s100" is already used by the product "s100"$/),
    )
    expect(problems).toHaveLength(3)
  })

  it('reports a value that is taken in one edition only there', async () => {
    const problems = await problemsOf({ 'products/wave.en-nz.yaml': 'slug: s100\n' })
    expect(problems).toEqual(['wave.en-nz.yaml:1 slug: "s100" is already used by the product "s100" in en-NZ'])
  })

  it('reports overlays without a base, with keys of the base, or that empty what is required', async () => {
    const problems = await problemsOf({
      'faqs/nobody.en-nz.md': '---\ntopic: using\n---\n',
      'faqs/winter.en-za.yaml': 'draft: true\nquestion: null\n',
    })
    expect(problems).toEqual([
      'nobody.en-nz.md:1 there is no nobody.md or nobody.yaml that it could overlay',
      'winter.en-za.yaml:1 draft: belongs in the file without an edition in its name',
      'winter.en-za.yaml:2 question: is required',
    ])
  })

  it('reports file names it cannot use', async () => {
    const problems = await problemsOf({
      'faqs/winter.en-au.md': '',
      'faqs/winter.fr-fr.md': '',
      'faqs/Big Question.md': '',
      'faqs/notes.txt': '',
      'recipes/cake.yaml': '',
    })
    expect(problems).toEqual([
      expect.stringContaining('"Big Question" cannot be an id'),
      expect.stringContaining('entries end in .md or .yaml'),
      expect.stringContaining('en-au is written in the file without an edition in its name, winter.md'),
      expect.stringContaining('".fr-fr" is not an edition'),
      expect.stringContaining('no content type keeps its files here'),
    ])
  })

  it('reports missing and unreadable asset files, and pictures without alt text', async () => {
    const problems = await problemsOf({
      'assets/a.yaml': 'title: A\ndescription: A\nfile: a.png\n',
      'assets/b.yaml': 'title: B\nfile: b.png\n',
      'assets/b.png': 'not a picture',
    })
    expect(problems).toEqual([
      'a.yaml:3 file: there is no file "a.png" beside this one',
      'b.yaml:1 description: is required',
      expect.stringContaining('b.yaml:2 file: "b.png" is not a picture that can be read'),
    ])
  })

  it('explains broken YAML with its line', async () => {
    const problems = await problemsOf({
      'products/x.md': '---\nname: X\nsummary: Cleans: floor and walls\n---\n',
      'faqs/y.md': 'slug: y\n',
      'faqs/z.md': '---\nslug: z\nslug: z\n---\n',
      'faqs/w.yaml': '- a\n- b\n',
    })
    expect(problems).toEqual([
      'w.yaml:1 must be a list of fields with their values, is a list',
      'y.md:1 must begin with its fields between two lines of ---',
      expect.stringMatching(/^z\.md:3 is not valid YAML: Map keys must be unique/),
      expect.stringMatching(/^x\.md:3 is not valid YAML: .* \(text that contains ": " must stand in quotes\)$/),
    ])
  })

  it('takes the body only once, and only where there is a field for it', async () => {
    const problems = await problemsOf({
      'faqs/y.md': markdown(
        { slug: 'y', question: 'Q?', answer: 'A', topic: 'using', lastReviewed: '2026-06-01', editions: ['en-au'] },
        'Also an answer.',
      ),
      'dealers/sydney.en-nz.md': '---\nphone: "09 555 0000"\n---\n\nA body.\n',
    })
    expect(problems).toEqual([
      'sydney.en-nz.md:5 a dealer has no text below its fields',
      'y.md:4 answer: is given twice: here and below the fields',
    ])
  })
})
