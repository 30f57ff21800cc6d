import * as v from 'valibot'
import { stepDrawings, subjects, symptomGroups } from '../../../content-service/model/types/troubleshooting-step.ts'
import { machineTraits } from '../../../domain/after-sales/machine-traits.ts'
import { outcomes } from '../../../domain/after-sales/troubleshooting.ts'
import type { Collection } from '../collection.ts'
import { assetSchema, assetSelection } from './asset.ts'
import { linkId, linkIds, linkIdsSelection } from './links.ts'

const text = v.string()

const schema = v.object({
  sys: v.object({ id: text }),
  slug: text,
  subject: v.picklist(subjects),
  needs: v.nullish(v.array(v.picklist(machineTraits))),
  symptom: v.nullish(text),
  group: v.nullish(v.picklist(symptomGroups)),
  words: v.nullish(v.array(text)),
  faq: linkId,
  title: text,
  body: v.nullish(text),
  image: v.nullish(assetSchema),
  drawing: v.nullish(v.picklist(stepDrawings)),
  options: v.nullish(v.array(v.object({ label: text, to: text }))),
  outcome: v.nullish(v.picklist(outcomes)),
  issue: v.nullish(text),
  otherwise: v.nullish(text),
  partsCollection: linkIds,
})

export type TroubleshootingStepEntry = v.InferOutput<typeof schema>

export const troubleshootingSteps: Collection<TroubleshootingStepEntry> = {
  type: 'troubleshootingStep',
  selection: `sys { id } slug subject needs symptom group words title body drawing options outcome issue otherwise
    faq { sys { id } }
    image ${assetSelection}
    partsCollection${linkIdsSelection(8)}`,
  pageSize: 400,
  perEdition: true,
  order: '[rank_ASC, slug_ASC]',
  schema,
}
