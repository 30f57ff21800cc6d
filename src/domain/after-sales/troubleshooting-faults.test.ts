import { describe, expect, it } from 'vitest'
import { type DraftStep, treeFaults } from './troubleshooting-faults.ts'

const ask = (...to: string[]): DraftStep => ({ options: to.map((each) => ({ label: each, to: each })) })
const start = (step: DraftStep): DraftStep => ({ ...step, symptom: 'It floats', group: 'moving' })
const answer: DraftStep = { outcome: 'answer', body: 'Turn it round.' }

const faultsOf = (steps: Record<string, DraftStep>): string[] =>
  treeFaults(new Map(Object.entries(steps))).map(({ step, field, reason }) => `${step} ${field}: ${reason}`)

describe('a tree', () => {
  it('is right when every question leads on and every end is of use', () => {
    expect(
      faultsOf({
        floats: start(ask('air', 'repair')),
        air: { ...answer, otherwise: 'part' },
        part: { outcome: 'part', body: 'It is worn.', parts: ['part-caddy'], otherwise: 'dealer' },
        dealer: { outcome: 'dealer', body: 'Bring it in.' },
        repair: { outcome: 'repair', body: 'Send it in.', issue: 'It floats' },
      }),
    ).toEqual([])
  })

  it('says where an answer leads nowhere, or where two lead to the same step', () => {
    expect(faultsOf({ floats: start(ask('air', 'air', 'nowhere')), air: { ...answer, otherwise: 'gone' } })).toEqual([
      'floats options.1.to: another answer leads to "air" too: make them one',
      'floats options.2.to: there is no step "nowhere"',
      'air otherwise: there is no step "gone"',
    ])
  })

  it('says where it is a dead end', () => {
    expect(faultsOf({ floats: start(ask('air', 'end')), air: answer, end: { body: 'Hm.' } })).toEqual([
      'end options: is a dead end: a step needs options, or an outcome that ends the search',
    ])
  })

  it('says where it goes round, once for each loop', () => {
    expect(
      faultsOf({
        floats: start(ask('air', 'cable')),
        air: { ...answer, otherwise: 'cable' },
        cable: ask('air', 'floats'),
      }),
    ).toEqual([
      'cable options.0.to: is a loop: air → cable → air',
      'cable options.1.to: is a loop: floats → air → cable → floats',
    ])
  })

  it('says which steps nobody can come to', () => {
    expect(faultsOf({ floats: start(ask('air', 'more')), air: answer, more: answer, lost: answer })).toEqual([
      'lost slug: no symptom leads to this step',
    ])
  })

  it('says what an end lacks and what does not belong to it', () => {
    expect(
      faultsOf({
        floats: start(ask('a', 'b', 'c', 'd')),
        a: { outcome: 'part', body: 'Worn.', parts: [] },
        b: { outcome: 'repair' },
        c: { outcome: 'dealer', body: 'Ask.', issue: 'It floats' },
        d: { ...answer, ...ask('a', 'b') },
      }),
    ).toEqual([
      'a parts: is required where the outcome is part',
      'b body: is required where the outcome is repair',
      'b issue: is required where the outcome is repair',
      'c issue: does not belong to the outcome dealer',
      'd outcome: a step that asks cannot be an end as well',
    ])
  })

  it('says what is odd about a question or a symptom', () => {
    expect(
      faultsOf({
        floats: { ...ask('one'), symptom: 'It floats' },
        one: { ...answer, group: 'moving' },
        fixed: start({ ...ask('one', 'floats'), otherwise: 'one', parts: ['part-caddy'] }),
      }),
    ).toEqual([
      'floats options: a question needs at least two answers',
      'floats group: is required of a symptom',
      'one group: belongs to a symptom; this is a step on the way',
      'fixed slug: "fixed" is what an address ends with when something helped',
      'fixed otherwise: belongs to an outcome; a question has options',
      'fixed parts: does not belong to a question',
      'fixed otherwise: another answer leads to "one" too: make them one',
    ])
  })
})
