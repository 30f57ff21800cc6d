import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import { type OzonePlace, ozonePlaces, ozoneUnitFor } from '../../../../../domain/pool/ozone-unit.ts'
import { poolContent, swimmers } from '../../../../../domain/pool/pool-quantities.ts'
import { useShell } from '../../../../components/shell-context.ts'
import type { OzoneSize } from '../../../../content/calculator.ts'
import { usePoolPrefill } from '../../../../features/account/pool/use-pool-prefill.ts'
import { CarriedLinks } from '../../../../features/calculators/carried-links.tsx'
import { ChoiceRow } from '../../../../features/calculators/choice-row.tsx'
import { chosen } from '../../../../features/calculators/chosen.ts'
import { numberFields } from '../../../../features/calculators/number-fields.tsx'
import { ReasonList } from '../../../../features/calculators/reason-list.tsx'
import { ResultPanel } from '../../../../features/calculators/result-panel.tsx'
import { type CalculatorPage, ToolPage } from '../../../../features/calculators/tool-page.tsx'
import { useToolForm } from '../../../../features/calculators/use-tool-form.ts'
import { WorkingList } from '../../../../features/calculators/working-list.tsx'

const numbers = [
  { name: 'litres', label: 'What the pool holds', quantity: poolContent },
  { name: 'swimmers', label: 'Swimmers on a busy day', quantity: swimmers },
] as const

const placeNames: Record<OzonePlace, string> = { indoor: 'Indoors', shade: 'Outdoors, some shade', sun: 'Full sun' }

const examples: { kind: string; litres: number; swimmers: number; place: OzonePlace }[] = [
  { kind: 'Spa, four people', litres: 1500, swimmers: 4, place: 'shade' },
  { kind: 'Plunge pool, a couple', litres: 9000, swimmers: 1, place: 'shade' },
  { kind: 'Plunge pool, six at weekends', litres: 9000, swimmers: 6, place: 'sun' },
  { kind: 'Family pool in the sun', litres: 42_000, swimmers: 5, place: 'sun' },
  { kind: 'Indoor pool', litres: 45_000, swimmers: 4, place: 'indoor' },
  { kind: 'Holiday house', litres: 60_000, swimmers: 12, place: 'sun' },
]

const OzoneUnit = ({ units, ...page }: CalculatorPage & { units: OzoneSize[] }) => {
  const { locale } = useShell().edition
  usePoolPrefill(({ pool }) => ({ litres: formatFigure(pool.litres, locale) }))
  const { values, set } = useToolForm({ litres: formatFigure(42_000, locale), swimmers: '5', place: 'sun' })
  const { missing, number, field } = numberFields({ values, set }, numbers, locale)
  const place = chosen<OzonePlace>(values.place, ozonePlaces, 'sun')
  const ask = (question: Parameters<typeof ozoneUnitFor>[0]) => ozoneUnitFor(question, units, locale)
  const answer =
    missing === undefined ? ask({ litres: number('litres'), swimmers: number('swimmers'), place }) : undefined
  const unit = answer?.unit
  return (
    <ToolPage
      {...page}
      id="ozone-unit"
      form={
        <>
          {field('litres')}
          {field('swimmers')}
          <ChoiceRow
            legend="Where it is"
            value={place}
            options={ozonePlaces.map((value) => ({ value, label: placeNames[value] }))}
            onChoose={(value) => set('place', value)}
          />
        </>
      }
      result={
        <ResultPanel
          label={answer !== undefined && !answer.needed ? 'If you want one' : 'The one for it'}
          figure={answer && { value: unit?.name ?? 'More than one' }}
          missing={missing}
          note={
            unit === undefined
              ? 'That’s more than the largest unit is made for. Ask us; two can be plumbed side by side.'
              : `${unit.price}, made for up to ${formatFigure(unit.litres, locale)}\u00a0litres.`
          }
        >
          {answer !== undefined && (
            <>
              <ReasonList
                reasons={[
                  ...(answer.needed
                    ? []
                    : ['So few people in so much outdoor water rarely need ozone. A chlorinator will do.']),
                  ...answer.reasons,
                ]}
              />
              <WorkingList lines={answer.working} />
            </>
          )}
          {unit !== undefined && (
            <p className="no-print">
              <a href={unit.href}>{unit.name} in full</a>
            </p>
          )}
          <CarriedLinks
            calculators={page.calculators}
            to={[
              { id: 'pool-volume', label: 'Not sure of the litres? Measure', query: '' },
              {
                id: 'salt-and-minerals',
                label: 'Salt or minerals for these litres',
                query: `?litres=${number('litres')}`,
              },
            ]}
          />
        </ResultPanel>
      }
      examples={{
        heading: 'Six pools and their unit',
        columns: ['Pool', 'Holds', 'Where', 'Unit'],
        rows: examples.map(({ kind, ...question }) => [
          kind,
          `${formatFigure(question.litres, locale)}\u00a0L`,
          placeNames[question.place],
          ask(question).unit?.name ?? 'More than one',
        ]),
      }}
    />
  )
}

export default OzoneUnit
