import type { Locale } from '../../../domain/edition/edition-code.ts'
import type { MeantMeasure } from '../../../domain/pool/mixed-units.ts'
import { type Quantity, type Reading, readQuantity } from '../../../domain/pool/quantity.ts'
import { missingWords } from './missing-words.ts'
import { NumberField } from './number-field.tsx'
import type { ToolForm } from './use-tool-form.ts'

interface AskedNumber<Name extends string> {
  name: Name
  label: string
  quantity: Quantity
  /** What a number alone is in, where the visitor has a say in that. */
  unit?: string
  /** What else may have been meant by what was typed. */
  meant?: (typed: string, reading: Reading) => MeantMeasure | undefined
}

/** The numbers that a tool asks for: what they are, what is missing among them, and each as a field to be placed. */
export const numberFields = <Name extends string>(
  { values, set }: Pick<ToolForm<NoInfer<Name>>, 'values' | 'set'>,
  asked: readonly AskedNumber<Name>[],
  locale: Locale,
) => {
  const fields = asked.map((each) => ({ ...each, reading: readQuantity(values[each.name], each.quantity, locale) }))
  const find = (name: Name) => fields.find((each) => each.name === name)
  return {
    missing: missingWords(fields),
    /** One that is missing, or not asked for, counts as nothing. */
    number: (name: Name): number => {
      const reading = find(name)?.reading
      return reading?.state === 'read' ? reading.value : 0
    },
    field: (name: Name, hint?: string) => {
      const field = find(name)
      return (
        field && (
          <NumberField
            key={name}
            {...field}
            value={values[name]}
            onType={(text) => set(name, text)}
            hint={hint}
            meant={field.meant?.(values[name], field.reading)}
          />
        )
      )
    },
  }
}
