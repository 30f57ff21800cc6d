import { centsFromPrice } from '../../../../../domain/money/money.ts'
import { formatMoney } from '../../../../../domain/money/money-format.ts'
import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import { runningCost } from '../../../../../domain/pool/running-cost.ts'
import { useShell } from '../../../../components/shell-context.ts'
import type { CabledRobot, PowerFigures } from '../../../../content/calculator.ts'
import { FieldPair } from '../../../../features/calculators/field-pair.tsx'
import { numberFields } from '../../../../features/calculators/number-fields.tsx'
import { ResultPanel } from '../../../../features/calculators/result-panel.tsx'
import { RobotField } from '../../../../features/calculators/robot-field.tsx'
import { type CalculatorPage, ToolPage } from '../../../../features/calculators/tool-page.tsx'
import { useToolForm } from '../../../../features/calculators/use-tool-form.ts'
import { WorkingList } from '../../../../features/calculators/working-list.tsx'
import { askedCosts } from './asked-costs.ts'
import { CostBars } from './cost-bars.tsx'

interface Props extends CalculatorPage {
  robots: CabledRobot[]
  figures: PowerFigures
}

const RunningCostPage = ({ robots, figures, ...page }: Props) => {
  const { locale, currency } = useShell().edition
  const figure = (value: number): string => formatFigure(value, locale, 4)
  const money = (amount: number): string => formatMoney(centsFromPrice(amount), currency, locale)
  const middle = robots[Math.floor(robots.length / 2)]
  const { values, set, setAll, query } = useToolForm({
    robot: middle?.name ?? '',
    watts: figure(middle?.watts ?? 150),
    hours: figure(middle?.hours ?? 2),
    times: figure(figures.robotTimes),
    pumpWatts: figure(figures.pumpWatts),
    pumpHours: figure(figures.pumpHours),
    pumpTimes: figure(figures.pumpTimes),
    price: figure(figures.perKwh),
    weeks: figure(figures.weeks),
  })
  const { missing, number, field } = numberFields({ values, set }, askedCosts(currency), locale)
  const suction = { watts: number('pumpWatts'), hours: number('pumpHours'), times: number('pumpTimes') }
  const rest = { pricePerKwh: number('price'), weeks: number('weeks') }
  const robot = { watts: number('watts'), hours: number('hours'), times: number('times') }
  const cost = missing === undefined ? runningCost({ robot, suction, ...rest }, currency, locale) : undefined

  const exampleCost = ({ watts, hours }: CabledRobot) =>
    runningCost(
      {
        robot: { watts, hours, times: figures.robotTimes },
        suction: { watts: figures.pumpWatts, hours: figures.pumpHours, times: figures.pumpTimes },
        pricePerKwh: figures.perKwh,
        weeks: figures.weeks,
      },
      currency,
      locale,
    )
  return (
    <ToolPage
      {...page}
      id="running-cost"
      form={
        <>
          <RobotField
            robots={robots}
            value={values.robot}
            onPick={({ name, watts, hours }) => setAll({ robot: name, watts: figure(watts), hours: figure(hours) })}
          />
          <FieldPair>
            {field('watts')}
            {field('hours')}
            {field('times')}
          </FieldPair>
          <FieldPair>
            {field('pumpWatts')}
            {field('pumpHours')}
            {field('pumpTimes')}
            {field('weeks')}
          </FieldPair>
          {field('price', figures.note)}
        </>
      }
      result={
        <ResultPanel
          label={
            cost !== undefined && cost.saved < 0 ? 'The robot costs more in a year, by' : 'The robot saves in a year'
          }
          figure={cost && { value: money(Math.abs(cost.saved)) }}
          missing={missing}
          query={query}
          note={cost && `${money(cost.robot.aWeek)} a week with the robot, ${money(cost.suction.aWeek)} with the pump.`}
        >
          {cost !== undefined && (
            <>
              <CostBars
                bars={[
                  { name: values.robot, cost: cost.robot.aYear, text: money(cost.robot.aYear) },
                  { name: 'Pump for a suction cleaner', cost: cost.suction.aYear, text: money(cost.suction.aYear) },
                ]}
              />
              <WorkingList lines={cost.working} />
            </>
          )}
        </ResultPanel>
      }
      examples={{
        heading: `A year with a season of ${figures.weeks} weeks`,
        columns: ['Robot', 'Draws', 'A clean', 'A week', 'A year'],
        rows: [
          ...robots.map((each) => [
            each.name,
            `${figure(each.watts)}\u00a0W`,
            `${figure(each.hours)}\u00a0h`,
            money(exampleCost(each).robot.aWeek),
            money(exampleCost(each).robot.aYear),
          ]),
          ...robots
            .slice(0, 1)
            .map((each) => [
              'Pump for a suction cleaner',
              `${figure(figures.pumpWatts)}\u00a0W`,
              `${figure(figures.pumpHours)}\u00a0h`,
              money(exampleCost(each).suction.aWeek),
              money(exampleCost(each).suction.aYear),
            ]),
        ],
        note: `${figures.robotTimes} cleans a week; the pump on ${figures.pumpTimes} days. At ${money(figures.perKwh)} a kilowatt hour. ${figures.note}`,
      }}
    />
  )
}

export default RunningCostPage
