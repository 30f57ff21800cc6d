import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import { doseFor } from '../../../../../domain/pool/dose.ts'
import { poolContent, saltLevel } from '../../../../../domain/pool/pool-quantities.ts'
import { readToolQuery } from '../../../../../domain/pool/tool-query.ts'
import { useShell } from '../../../../components/shell-context.ts'
import type { Treatment } from '../../../../content/calculator.ts'
import { usePoolPrefill } from '../../../../features/account/pool/use-pool-prefill.ts'
import { CarriedLinks } from '../../../../features/calculators/carried-links.tsx'
import { ChoiceRow } from '../../../../features/calculators/choice-row.tsx'
import { FieldPair } from '../../../../features/calculators/field-pair.tsx'
import { numberFields } from '../../../../features/calculators/number-fields.tsx'
import { ResultPanel } from '../../../../features/calculators/result-panel.tsx'
import { type CalculatorPage, ToolPage } from '../../../../features/calculators/tool-page.tsx'
import { useToolForm } from '../../../../features/calculators/use-tool-form.ts'
import { WorkingList } from '../../../../features/calculators/working-list.tsx'
import { useAddressQuery } from '../../../../state/address-query.ts'
import { doseWords } from './dose-words.ts'

const numbers = [
  { name: 'litres', label: 'What the pool holds', quantity: poolContent },
  { name: 'now', label: 'What the test says now', quantity: saltLevel },
  { name: 'wanted', label: 'Target', quantity: saltLevel },
] as const

const pools = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000]

const SaltAndMinerals = ({ treatments, ...page }: CalculatorPage & { treatments: Treatment[] }) => {
  const { locale, code } = useShell().edition
  const figure = (value: number, decimals = 1): string => formatFigure(value, locale, decimals)
  const [first] = treatments
  const asked = readToolQuery(useAddressQuery(), { for: '' }).for
  const treatment = treatments.find(({ id }) => id === asked) ?? first
  usePoolPrefill(({ pool }) => ({ litres: figure(pool.litres) }))
  const { values, set, setAll, query } = useToolForm({
    for: first?.id ?? '',
    litres: figure(48_000),
    now: '0',
    wanted: figure(treatment?.wanted ?? 0),
  })
  if (treatment === undefined) return null
  const { name, what, low, high, bag, bagProduct } = treatment

  const { missing, number, field } = numberFields({ values, set }, numbers, locale)
  const [litres, now, wanted] = [number('litres'), number('now'), number('wanted')]
  const dose = missing === undefined ? doseFor({ litres, now, wanted, bag }, locale) : undefined
  const words = dose && doseWords(dose, what, bag, locale)
  const outside = wanted < low || wanted > high
  const range = `${figure(low)} to ${figure(high)} ppm.`
  const choose = (id: string) => {
    const other = treatments.find((each) => each.id === id)
    if (other !== undefined) setAll({ for: id, wanted: figure(other.wanted) })
  }
  return (
    <ToolPage
      {...page}
      id="salt-and-minerals"
      form={
        <>
          {treatments.length > 1 && (
            <ChoiceRow
              legend="Which system"
              value={treatment.id}
              options={treatments.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={choose}
            />
          )}
          {field('litres')}
          <FieldPair>
            {field('now', `0 for a first fill. ${figure(3.2)} is read as grams a litre.`)}
            {field('wanted', outside ? `Outside what ${name} likes: ${range}` : `${name} likes ${range}`)}
          </FieldPair>
        </>
      }
      result={
        <ResultPanel
          label={words?.label ?? 'To add'}
          figure={words?.figure}
          missing={missing}
          query={query}
          note={words?.note}
        >
          {dose !== undefined && <WorkingList lines={dose.working} />}
          {dose !== undefined && dose.exchanges > 1 && (
            <p>
              <a href={`/${code}/support/find-a-dealer/?service=water-treatment`}>Water treatment dealers near you</a>
            </p>
          )}
          {dose !== undefined && dose.bags > 0 && bagProduct !== undefined && (
            <p>
              <a href={bagProduct.href}>{bagProduct.name}</a>, {bagProduct.price} each.
            </p>
          )}
          <CarriedLinks
            calculators={page.calculators}
            to={[
              { id: 'pool-volume', label: 'Not sure of the litres? Measure', query: '' },
              { id: 'ozone-unit', label: 'Which ozone unit for these litres', query: `?litres=${litres}` },
            ]}
          />
        </ResultPanel>
      }
      examples={{
        heading: 'A first fill, from nothing',
        columns: ['Pool', ...treatments.map(({ name, wanted: ppm }) => `${name}, ${figure(ppm)} ppm`)],
        rows: pools.map((size) => [
          `${figure(size)}\u00a0L`,
          ...treatments.map((each) => {
            const { kilograms, bags } = doseFor({ litres: size, now: 0, wanted: each.wanted, bag: each.bag }, locale)
            return `${figure(kilograms)}\u00a0kg, ${bags} × ${each.bag}\u00a0kg`
          }),
        ]),
      }}
    />
  )
}

export default SaltAndMinerals
