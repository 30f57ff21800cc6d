import { type Disagreement, type EditionCatalogue, isPart, type Model, type Rule } from './edition-catalogue.ts'

/** `S 100` fits the Dolphin S 100 and its bonus carton alike. */
const isMeant = (name: string, { name: model }: Model): boolean =>
  model === name || model.endsWith(` ${name}`) || model.endsWith(` ${name} Bonus`)

const namesIn = (part: Model): string[] => part.figure('Fits')?.value.split(/,\s*/) ?? []

const listedParts = ({ products, locale }: EditionCatalogue): Disagreement[] =>
  products.flatMap((model) =>
    (model.parts ?? []).flatMap((id) => {
      const part = products.find((product) => product.id === id)
      if (part === undefined) return []
      const disagree = (reason: string) => [{ id: model.id, locale, field: 'parts', reason }]
      if (!isPart(part)) return disagree(`lists ${id}, which is not a part`)
      const names = namesIn(part)
      if (names.length === 0 || names.some((name) => isMeant(name, model))) return []
      return disagree(`lists ${id}, which says it fits ${names.join(', ')}`)
    }),
  )

const namedModels = ({ products, locale }: EditionCatalogue): Disagreement[] =>
  products.filter(isPart).flatMap((part) => {
    const figure = part.figure('Fits')
    const users = products.filter(({ parts }) => parts?.includes(part.id))
    if (users.length === 0) {
      return [
        { id: part.id, locale, field: 'productLine', reason: 'no product that is sold here lists it among its parts' },
      ]
    }
    if (figure === undefined) return []
    return namesIn(part).flatMap((name) => {
      const meant = products.filter((product) => !isPart(product) && isMeant(name, product))
      return meant
        .filter((model) => !users.includes(model))
        .map((model) => ({
          id: part.id,
          locale,
          field: figure.field,
          reason: `names ${name}, but ${model.id} does not list it among its parts`,
        }))
    })
  })

/** A model and its parts name each other. */
export const partsFit: Rule = (catalogue) => [...listedParts(catalogue), ...namedModels(catalogue)]
