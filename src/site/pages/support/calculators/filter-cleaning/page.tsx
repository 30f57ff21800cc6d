import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import {
  type Debris,
  debrisKinds,
  type FilterQuestion,
  filterInterval,
  type Season,
  seasons,
  type Trees,
  treeKinds,
} from '../../../../../domain/pool/filter-interval.ts'
import { basketSize, poolArea, timesAWeek } from '../../../../../domain/pool/pool-quantities.ts'
import { useShell } from '../../../../components/shell-context.ts'
import type { BasketRobot } from '../../../../content/calculator.ts'
import { usePoolPrefill } from '../../../../features/account/pool/use-pool-prefill.ts'
import { CarriedLinks } from '../../../../features/calculators/carried-links.tsx'
import { ChoiceRow } from '../../../../features/calculators/choice-row.tsx'
import { chosen } from '../../../../features/calculators/chosen.ts'
import { FieldPair } from '../../../../features/calculators/field-pair.tsx'
import { numberFields } from '../../../../features/calculators/number-fields.tsx'
import { ReasonList } from '../../../../features/calculators/reason-list.tsx'
import { ResultPanel } from '../../../../features/calculators/result-panel.tsx'
import { RobotField } from '../../../../features/calculators/robot-field.tsx'
import { type CalculatorPage, ToolPage } from '../../../../features/calculators/tool-page.tsx'
import { useToolForm } from '../../../../features/calculators/use-tool-form.ts'
import { WorkingList } from '../../../../features/calculators/working-list.tsx'
import { debrisNames, exampleRows, runsWords, seasonNames, treeNames } from './filter-words.ts'

const numbers = [
  { name: 'area', label: 'Pool surface', quantity: poolArea },
  { name: 'basket', label: 'Basket', quantity: basketSize },
  { name: 'runs', label: 'Runs a week', quantity: timesAWeek },
] as const

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

const FilterCleaning = ({ robots, ...page }: CalculatorPage & { robots: BasketRobot[] }) => {
  const { locale } = useShell().edition
  const middle = robots[Math.floor(robots.length / 2)]
  usePoolPrefill(({ areaM2 }) => ({ area: `${Math.round(areaM2)}` }))
  const { values, set, setAll, query } = useToolForm({
    robot: middle?.name ?? '',
    area: '32',
    basket: formatFigure(middle?.basket ?? 3, locale),
    runs: '3',
    debris: 'mixed',
    trees: 'near',
    season: 'summer',
  })
  const debris = chosen<Debris>(values.debris, debrisKinds, 'mixed')
  const trees = chosen<Trees>(values.trees, treeKinds, 'near')
  const season = chosen<Season>(values.season, seasons, 'summer')
  const { missing, number, field } = numberFields({ values, set }, numbers, locale)
  const question: FilterQuestion = {
    areaM2: number('area'),
    basket: number('basket'),
    runsAWeek: number('runs'),
    debris,
    trees,
    season,
  }
  const interval = missing === undefined ? filterInterval(question, locale) : undefined
  return (
    <ToolPage
      {...page}
      id="filter-cleaning"
      form={
        <>
          <RobotField
            robots={robots}
            value={values.robot}
            onPick={({ name, basket }) => setAll({ robot: name, basket: formatFigure(basket, locale) })}
          />
          <FieldPair>
            {field('basket')}
            {field('runs')}
          </FieldPair>
          {field('area', 'Length times width is near enough.')}
          <ChoiceRow
            legend="What falls in"
            value={debris}
            options={optionsOf(debrisKinds, debrisNames)}
            onChoose={(value) => set('debris', value)}
          />
          <ChoiceRow
            legend="Trees"
            value={trees}
            options={optionsOf(treeKinds, treeNames)}
            onChoose={(value) => set('trees', value)}
          />
          <ChoiceRow
            legend="Season"
            value={season}
            options={optionsOf(seasons, seasonNames)}
            onChoose={(value) => set('season', value)}
          />
        </>
      }
      result={
        <ResultPanel
          label="Rinse the basket"
          figure={interval && { value: runsWords(interval.runs) }}
          missing={missing}
          query={query}
          note={
            interval &&
            (interval.overfull
              ? 'One run picks up more than the basket holds: empty it halfway, or run more often.'
              : `About every ${interval.days === 1 ? 'day' : `${interval.days} days`}. Soak the fine panels every ${interval.soakDays} days.`)
          }
        >
          {interval !== undefined && (
            <>
              <ReasonList reasons={interval.reasons} />
              <WorkingList lines={interval.working} />
            </>
          )}
          <CarriedLinks
            calculators={page.calculators}
            to={[{ id: 'pool-volume', label: 'Not sure of the surface? Measure', query: '' }]}
          />
        </ResultPanel>
      }
      examples={{
        heading: 'Pools of 32 m², three runs a week',
        columns: ['What falls in', 'Trees', 'Season', 'Rinse', 'Soak'],
        rows: exampleRows(middle?.basket ?? 3, locale),
        note: middle && `With the basket of a ${middle.name}, ${formatFigure(middle.basket, locale)} L.`,
      }}
    />
  )
}

export default FilterCleaning
