import { isPart, type Model, type Rule } from './edition-catalogue.ts'
import { figuresBefore, largest } from './measure.ts'

const listed = (text: string): string => text.toLowerCase().split(/,\s*/).toSorted().join(', ')

const cleaned = ({ suitability }: Model): string =>
  (['floor', 'walls', 'waterline'] as const).filter((part) => suitability?.[part]).join(', ')

/** The table of a robot says what its suitability says. */
export const tableAgrees: Rule = ({ products, locale }) =>
  products.flatMap((model) => {
    const { suitability, id } = model
    if (suitability == null) return []
    const differs = (name: string, table: (value: string) => unknown, own: unknown) => {
      const figure = model.figure(name)
      if (figure === undefined || table(figure.value) === own) return []
      return [{ id, locale, field: figure.field, reason: `says ${figure.value}, but suitability says ${own}` }]
    }
    const wholePool = /^(floor|walls|waterline)/i.test(model.figure('Cleans')?.value ?? '')
    return [
      ...differs('Pool length', largest, suitability.maxLengthM),
      ...differs('Surfaces', listed, listed(suitability.surfaces.join(', '))),
      ...(wholePool ? differs('Cleans', listed, listed(cleaned(model))) : []),
    ]
  })

/** Figures in the short texts are figures of the table. */
const shown: [what: string, unit: string, of: (model: Model) => (number | undefined)[]][] = [
  ['weight', 'kg', (model) => [largest(model.figure('Weight')?.value)]],
  ['pool volume', 'litres(?! of)', (model) => [largest(model.figure('Pool volume')?.value)]],
]

export const wordsAgree: Rule = ({ products, locale }) =>
  products
    .filter((model) => !isPart(model))
    .flatMap((model) =>
      shown.flatMap(([what, unit, of]) => {
        const known = of(model).filter((figure) => figure !== undefined)
        if (known.length === 0) return []
        return (['seoTitle', 'seoDescription', 'summary'] as const).flatMap((field) =>
          figuresBefore(model[field].replaceAll(/(?:under|over|or) [\d,]+ /g, ''), unit)
            .filter((figure) => !known.includes(figure))
            .map((figure) => ({
              id: model.id,
              locale,
              field,
              reason: `names ${figure}, but the table has a ${what} of ${known.join(' or ')}`,
            })),
        )
      }),
    )
