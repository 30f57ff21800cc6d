import type { Locale } from '../../../../../domain/edition/edition-code.ts'
import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import { meantMeasure } from '../../../../../domain/pool/mixed-units.ts'
import { poolDepth, poolSide } from '../../../../../domain/pool/pool-quantities.ts'
import {
  type Fill,
  fills,
  type PoolMeasures,
  type PoolShape,
  poolShapes,
  sidesOf,
} from '../../../../../domain/pool/pool-shape.ts'
import { poolVolume } from '../../../../../domain/pool/pool-volume.ts'
import type { Quantity, Reading } from '../../../../../domain/pool/quantity.ts'
import { useShell } from '../../../../components/shell-context.ts'
import { KeepPoolLink } from '../../../../features/account/pool/keep-pool-link.tsx'
import { usePoolPrefill } from '../../../../features/account/pool/use-pool-prefill.ts'
import { CarriedLinks } from '../../../../features/calculators/carried-links.tsx'
import { ChoiceRow } from '../../../../features/calculators/choice-row.tsx'
import { chosen } from '../../../../features/calculators/chosen.ts'
import { FieldPair } from '../../../../features/calculators/field-pair.tsx'
import { numberFields } from '../../../../features/calculators/number-fields.tsx'
import { ResultPanel } from '../../../../features/calculators/result-panel.tsx'
import { type CalculatorPage, ToolPage } from '../../../../features/calculators/tool-page.tsx'
import { useToolForm } from '../../../../features/calculators/use-tool-form.ts'
import { WorkingList } from '../../../../features/calculators/working-list.tsx'
import { PoolDrawing } from './pool-drawing.tsx'
import { exampleRows } from './pool-examples.ts'
import { ShapeDrawing } from './shape-drawing.tsx'

const shapeNames: Record<PoolShape, string> = {
  rectangle: 'Rectangle',
  oval: 'Oval',
  round: 'Round',
  kidney: 'Kidney',
  'free-form': 'Free form',
  'l-shape': 'L-shape',
}

const units = ['m', 'ft'] as const
const metresIn = { m: 1, ft: 0.3048 }

const measured = ['length', 'width', 'narrow', 'wing', 'wingWidth', 'shallow', 'deep'] as const

const fillNamed = (fill: number): Fill => (fill === fills.little ? 'little' : fill === fills.nearly ? 'nearly' : 'most')

const filledIn = (locale: Locale) => {
  const figure = (value: number): string => formatFigure(value, locale)
  return {
    shape: 'rectangle',
    in: 'm',
    length: '8',
    width: '4',
    narrow: '3',
    wing: '3',
    wingWidth: '2',
    fill: 'most',
    shallow: figure(1.2),
    deep: figure(1.8),
  }
}

const PoolVolumePage = (page: CalculatorPage) => {
  const { locale } = useShell().edition
  const { values, set, setAll } = useToolForm(filledIn(locale))
  usePoolPrefill(({ measures }) =>
    Object.fromEntries(
      Object.keys(filledIn(locale)).flatMap((key) => {
        if (key === 'shape') return [[key, measures.shape]]
        if (key === 'fill') return measures.shape === 'free-form' ? [[key, fillNamed(measures.fill)]] : []
        const value = measured.find((each) => each === key)
        return value !== undefined && measures[value] > 0 ? [[key, formatFigure(measures[value], locale)]] : []
      }),
    ),
  )
  const shape = chosen(values.shape, poolShapes)
  const unit = chosen(values.in, units)
  const fill = chosen<Fill>(values.fill, ['nearly', 'most', 'little'], 'most')
  const inUnit = (quantity: Quantity): Quantity => ({ ...quantity, alone: (value) => value * metresIn[unit] })
  const asDepth = (typed: string, reading: Reading) => meantMeasure(typed, reading, 'depth', unit, locale)
  const asSide = (typed: string, reading: Reading) => meantMeasure(typed, reading, 'side', unit, locale)
  const asked = [
    ...sidesOf[shape].map(({ side, label }) => ({
      name: side,
      label,
      quantity: inUnit(poolSide),
      unit,
      meant: asSide,
    })),
    { name: 'shallow' as const, label: 'Depth, shallow end', quantity: inUnit(poolDepth), unit, meant: asDepth },
    { name: 'deep' as const, label: 'Depth, deep end', quantity: inUnit(poolDepth), unit, meant: asDepth },
  ]
  const { missing, number, field } = numberFields({ values, set }, asked, locale)
  const pool: PoolMeasures = {
    length: number('length'),
    width: number('width'),
    narrow: number('narrow'),
    wing: number('wing'),
    wingWidth: number('wingWidth'),
    shallow: number('shallow'),
    deep: number('deep'),
    shape,
    fill: fills[fill],
  }
  const volume = missing === undefined ? poolVolume(pool, locale) : undefined

  /** The pool stays as it is; only its figures are written in the other unit. */
  const measureIn = (other: 'm' | 'ft') =>
    setAll({
      in: other,
      ...Object.fromEntries(
        asked.flatMap(({ name }) =>
          number(name) > 0 ? [[name, formatFigure(number(name) / metresIn[other], locale, 3)]] : [],
        ),
      ),
    })

  const litres = volume?.litres ?? 0
  return (
    <ToolPage
      {...page}
      id="pool-volume"
      form={
        <>
          <ChoiceRow
            legend="Shape"
            value={shape}
            options={poolShapes.map((value) => ({
              value,
              label: shapeNames[value],
              drawing: <ShapeDrawing shape={value} />,
            }))}
            onChoose={(value) => set('shape', value)}
          />
          <ChoiceRow
            legend="Measured in"
            value={unit}
            options={[
              { value: 'm', label: 'Metres' },
              { value: 'ft', label: 'Feet' },
            ]}
            onChoose={measureIn}
          />
          <FieldPair>{asked.map(({ name }) => field(name))}</FieldPair>
          {shape === 'free-form' && (
            <ChoiceRow<Fill>
              legend="How much of its rectangle it fills"
              value={fill}
              options={[
                { value: 'nearly', label: 'Nearly all' },
                { value: 'most', label: 'Most' },
                { value: 'little', label: 'Mostly curves' },
              ]}
              onChoose={(value) => set('fill', value)}
            />
          )}
        </>
      }
      result={
        <ResultPanel
          label="Your pool holds about"
          figure={volume && { value: formatFigure(litres, locale), unit: 'litres' }}
          missing={missing}
          note={`${formatFigure(litres / 1000, locale)}\u00a0kL, on ${formatFigure(volume?.areaM2 ?? 0, locale, 1)}\u00a0m² of surface. Each tile is a square metre.`}
          drawing={<PoolDrawing pool={pool} locale={locale} />}
        >
          {volume !== undefined && (
            <>
              <WorkingList lines={volume.working} />
              <KeepPoolLink measures={values} />
              <CarriedLinks
                calculators={page.calculators}
                to={[
                  { id: 'salt-and-minerals', label: 'Salt or minerals for these litres', query: `?litres=${litres}` },
                  { id: 'ozone-unit', label: 'Which ozone unit for these litres', query: `?litres=${litres}` },
                  {
                    id: 'filter-cleaning',
                    label: 'How often to clean the filter',
                    query: `?area=${Math.round(volume.areaM2)}`,
                  },
                ]}
              />
            </>
          )}
        </ResultPanel>
      }
      examples={{
        heading: 'Pools people have',
        columns: ['Pool', 'Surface', 'Average depth', 'Litres'],
        rows: exampleRows(locale),
      }}
    />
  )
}

export default PoolVolumePage
