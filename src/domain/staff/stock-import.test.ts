import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { type KnownCount, mostImportLines, planImport, readImport } from './stock-import.ts'

const cells = (text: string) => readCsv(text).map((row) => row.cells)

describe('a table as spreadsheets write it', () => {
  it('is read with any separator, any end of line, and the mark that some begin with', () => {
    const wanted = [
      ['sku', 'onHand'],
      ['PW-S100', '4'],
    ]
    for (const text of [
      'sku,onHand\nPW-S100,4',
      'sku;onHand\r\nPW-S100;4\r\n',
      '\uFEFFsku\tonHand\rPW-S100\t4\r',
      '"sku","onHand"\n\n"PW-S100" , "4"\n\n',
    ])
      expect(cells(text), JSON.stringify(text)).toEqual(wanted)
  })

  it('has separators, quotes and ends of line within quotes', () => {
    expect(cells('A,"1, 2","say ""so""","two\r\nlines"\nB')).toEqual([['A', '1, 2', 'say "so"', 'two\r\nlines'], ['B']])
    expect(readCsv('A,"x\ny"\n\nB').map(({ line }) => line)).toEqual([1, 4])
  })

  it('has its separator between cells, however many others stand within one', () => {
    expect(cells('"x","a;b;c;d",12\n"y","","13"')).toEqual([
      ['x', 'a;b;c;d', '12'],
      ['y', '', '13'],
    ])
    expect(cells('"x, y\n, z, w";5" pipe;12')).toEqual([['x, y\n, z, w', '5" pipe', '12']])
  })

  it('is what was written, whatever stands in its cells', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.trim())
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 }), (rows) => {
        expect(cells(rows.map((row) => row.map(quoted).join(',')).join('\r\n'))).toEqual(rows)
      }),
      { numRuns: 1000 },
    )
  })
})

const known = new Map<string, KnownCount>([
  ['PW-S100', { onHand: 10, held: 3, bay: '4C', backOn: null }],
  ['PW-S200', { onHand: 0, held: 0, bay: null, backOn: '2026-12-03' }],
])

const plan = (text: string) => {
  const read = readImport(text)
  if (!read.ok) throw new Error(read.problem)
  return planImport(read.lines, known, '2026-11-19')
}

const problems = (text: string) => plan(text).map((each) => (each.state === 'wrong' ? each.problem : each.state))

describe('a table of counts', () => {
  it('says line by line what it would change, by its headings in any order or by none', () => {
    for (const text of ['pw-s100,12,5A,3/12/2026', 'Bay;On hand;SKU;back_on;ours\n5A;12;pw-s100;2026-12-03;x'])
      expect(plan(text)).toMatchObject([
        {
          sku: 'PW-S100',
          state: 'change',
          before: { onHand: 10, bay: '4C', backOn: null },
          after: { onHand: 12, bay: '5A', backOn: '2026-12-03' },
        },
      ])
  })

  it('leaves what is empty as it is, and takes away what is dashed', () => {
    expect(plan('PW-S100,10,,\nPW-S200,0,,-')).toMatchObject([
      { state: 'same' },
      { state: 'change', after: { onHand: 0, bay: null, backOn: null } },
    ])
  })

  it('says what is wrong, and in which line', () => {
    expect(
      problems(
        'sku,onHand,bay,backOn\nPW-NONE,1\nPW-S100,four\nPW-S200,-1\n,3\nPW-S200,3,,soon\nPW-S200,4\nPW-S201,,\nPW-S300,1.5',
      ),
    ).toEqual([
      'Nothing of SKU PW-NONE is counted.',
      '“four” is not a whole number.',
      '“-1” is not a whole number.',
      'There is no SKU.',
      'It stands in line 4, too.',
      'It stands in line 4, too.',
      'There is no number.',
      '“1.5” is not a whole number.',
    ])
    expect(problems('PW-S100,2')).toEqual(['3 are held at the checkout.'])
    expect(problems('PW-S100,3\nPW-S200,0,,2026-11-19')).toEqual(['change', '2026-11-19 has passed.'])
  })

  it('may be so long and no longer, and has to say something', () => {
    const long = (lines: number) => Array.from({ length: lines }, (_, at) => `PW-${at},1`).join('\n')
    expect(readImport(long(mostImportLines)).ok).toBe(true)
    expect(readImport(long(mostImportLines + 1))).toMatchObject({ ok: false, problem: expect.stringContaining('2001') })
    expect(readImport(' \n')).toMatchObject({ ok: false })
    expect(readImport('sku,bay\nPW-S100,4C')).toMatchObject({ ok: false, problem: expect.stringContaining('onHand') })
    expect(readImport('sku,onHand')).toMatchObject({ ok: false })
  })
})
