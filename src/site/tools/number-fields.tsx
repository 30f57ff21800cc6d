import type { Locale } from '../../domain/edition/edition-code.ts'
import { type Quantity, readQuantity } from '../../domain/pool/quantity.ts'
import { missingWords, numberOf } from './missing-words.ts'
import { NumberField } from './number-field.tsx'
import type { ToolForm } from './use-tool-form.ts'

export interface AskedNumber {
  label: string
  quantity: Quantity
}

/** The numbers that a tool asks for: what they are, what is missing among them, and each as a field to be placed. */
export const numberFields = <Key extends string>(
  { values, set }: Pick<ToolForm<NoInfer<Key>>, 'values' | 'set'>,
  asked: Readonly<Record<Key, AskedNumber>>,
  locale: Locale,
) => {
  const readingOf = (key: Key) => readQuantity(values[key], asked[key].quantity, locale)
  const keys = Object.keys(asked) as Key[]
  return {
    missing: missingWords(keys.map((key) => ({ label: asked[key].label, reading: readingOf(key) }))),
    number: (key: Key): number => numberOf(readingOf(key)),
    field: (key: Key, hint?: string) => (
      <NumberField
        key={key}
        label={asked[key].label}
        unit={asked[key].quantity.unit}
        value={values[key]}
        reading={readingOf(key)}
        onType={(text) => set(key, text)}
        hint={hint}
      />
    ),
  }
}
