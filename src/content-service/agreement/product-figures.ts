import { type ProductFigures, toldAs } from '../../domain/models/product-figures.ts'
import type { Model, Rule } from './edition-catalogue.ts'
import { numbersIn } from './measure.ts'

const names = Object.keys(toldAs) as (keyof ProductFigures)[]

/** Nothing is drawn of other products, nor reckoned with them. */
const needs = ({ suitability }: Model, name: keyof ProductFigures, told: string): boolean => {
  if (name === 'poolLitres' || name === 'netKilograms') return true
  if (name === 'runMinutes') return suitability != null && told.includes('min')
  return suitability != null && name !== 'sizeCentimetres'
}

const faultOf = (model: Model, name: keyof ProductFigures): { field: string; reason: string } | undefined => {
  const own = model.figures?.[name]
  const told = model.figure(toldAs[name])
  if (own === undefined)
    return told !== undefined && needs(model, name, told.value)
      ? { field: told.field, reason: `says ${told.value}, but figures has no ${name}` }
      : undefined
  const field = `figures.${name}`
  if (told === undefined) return { field, reason: `there is no ${toldAs[name]} among the specifications` }
  const written = numbersIn(told.value.replaceAll(', ', ' '))
  const same = [own].flat().toSorted().join() === written.toSorted().join()
  return same ? undefined : { field, reason: `is ${[own].flat().join(', ')}, but the table says ${told.value}` }
}

/** What is reckoned with a product is what its table says. */
export const figuresTold: Rule = ({ products, locale }) =>
  products.flatMap((model) =>
    names.flatMap((name) => {
      const fault = faultOf(model, name)
      return fault === undefined ? [] : [{ id: model.id, locale, ...fault }]
    }),
  )
