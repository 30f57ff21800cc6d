import * as v from 'valibot'
import { machineTraits } from '../../../domain/after-sales/machine-traits.ts'
import { outcomes } from '../../../domain/after-sales/troubleshooting.ts'
import type { ContentType } from '../field.ts'
import { editions, rank, slug } from './shared-fields.ts'

export const subjects = ['robot', 'water'] as const

/** Symptoms stand together by what somebody was looking at. */
export const symptomGroups = ['moving', 'cleaning', 'power', 'cable', 'chlorine', 'look', 'equipment'] as const

/** Gestures that are easier drawn than said. */
export const stepDrawings = [
  'panel-rinse',
  'brush-wear',
  'track-seat',
  'nose-down',
  'float-distance',
  'figure-of-eight',
  'supply-place',
  'lamp-test',
  'plug-clicks',
  'contact-wipe',
  'test-strip',
  'cell-plates',
  'acid-into-water',
  'pump-basket',
  'venturi-hose',
] as const

const text = v.pipe(v.string(), v.minLength(1))

export const troubleshootingStep: ContentType = {
  id: 'troubleshootingStep',
  folder: 'troubleshooting',
  displayField: 'title',
  doc: 'One step of the search for a fault: a question with its answers, or an end',
  fields: {
    slug,
    subject: { kind: 'symbol', required: true, oneOf: subjects },
    needs: {
      kind: 'symbols',
      oneOf: machineTraits,
      doc: 'What a machine must have so that this can be wrong with it: a cable, a battery',
    },
    symptom: { kind: 'symbol', doc: 'The sentence that leads here from the list of symptoms' },
    group: { kind: 'symbol', oneOf: symptomGroups, doc: 'Of a symptom: where it stands in the list' },
    words: { kind: 'symbols', doc: 'Of a symptom: what else people call it, for the search' },
    faq: { kind: 'link', to: 'faq', doc: 'Of a symptom: the question that is about the same' },
    title: { kind: 'symbol', required: true, doc: 'The question, or the outcome in one sentence' },
    body: { kind: 'text', doc: 'How to find out, or what to do' },
    image: { kind: 'asset' },
    drawing: { kind: 'symbol', oneOf: stepDrawings },
    options: {
      kind: 'json',
      schema: v.array(v.strictObject({ label: text, to: text })),
      doc: 'Answers, each with the slug of the step that follows',
    },
    outcome: { kind: 'symbol', oneOf: outcomes, doc: 'How the search ends here' },
    parts: { kind: 'links', to: 'product', doc: 'Of the outcome part: the parts, one for each series of models' },
    issue: { kind: 'symbol', doc: 'Of the outcome repair: what the request says is wrong' },
    otherwise: { kind: 'symbol', doc: 'Of an outcome: the slug of the step to go on with if it did not help' },
    editions,
    rank,
  },
}
