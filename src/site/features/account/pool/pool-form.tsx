import { useId, useState } from 'react'
import type { Locale } from '../../../../domain/edition/edition-code.ts'
import { formatFigure } from '../../../../domain/numbers/figure-format.ts'
import { meantMeasure } from '../../../../domain/pool/mixed-units.ts'
import { poolDepth, poolSide } from '../../../../domain/pool/pool-quantities.ts'
import { type Fill, fills, type PoolMeasures, poolShapes, sidesOf } from '../../../../domain/pool/pool-shape.ts'
import { poolVolume } from '../../../../domain/pool/pool-volume.ts'
import type { Quantity, Reading } from '../../../../domain/pool/quantity.ts'
import { useShell } from '../../../components/shell-context.ts'
import { ChoiceRow } from '../../calculators/choice-row.tsx'
import { chosen } from '../../calculators/chosen.ts'
import { FieldPair } from '../../calculators/field-pair.tsx'
import { numberFields } from '../../calculators/number-fields.tsx'
import plain from '../../order/plain-link.module.css'
import { useChange } from '../me/use-change.ts'
import type { Pool } from '../operations/account-answers.ts'
import { forgetPool } from '../operations/forget-pool.ts'
import { savePool } from '../operations/save-pool.ts'
import { useDraft } from '../parts/drafts.ts'
import { PoolDrawing } from '../pool-drawing/pool-drawing.tsx'
import styles from './pool-form.module.css'
import { poolInput } from './pool-input.ts'
import { poolSurfaces, shapeWords, surfaceWords, treatmentWords, waterTreatments } from './pool-words.ts'
import { measuresOf } from './saved-measures.ts'

const units = ['m', 'ft'] as const
const metresIn = { m: 1, ft: 0.3048 }

const fillOf = (fill: number): Fill => (fill === fills.little ? 'little' : fill === fills.nearly ? 'nearly' : 'most')

/** What was chosen; empty where nobody is sure. */
const among = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? ''

/** What the fields hold: the pool as it was saved, or nothing yet. */
const filledIn = (pool: Pool | null, locale: Locale) => {
  const measures = pool === null ? undefined : measuresOf(pool)
  const figure = (value: number | undefined): string => (value ? formatFigure(value, locale) : '')
  return {
    shape: measures?.shape ?? 'rectangle',
    in: 'm',
    length: figure(measures?.length),
    width: figure(measures?.width),
    narrow: figure(measures?.narrow),
    wing: figure(measures?.wing),
    wingWidth: figure(measures?.wingWidth),
    fill: fillOf(measures?.fill ?? fills.most),
    shallow: figure(measures?.shallow),
    deep: figure(measures?.deep),
    surface: pool?.surface ?? '',
    treatment: pool?.treatment ?? '',
    place: pool?.place ?? '',
    tree: pool?.tree ?? '',
  }
}

interface Props {
  pool: Pool | null
  /** It was saved; leads back to the pool. */
  onSaved: () => void
}

/** Measures a pool: its sides as one walks round it, its two depths, and what is good to know besides. */
export const PoolForm = ({ pool, onSaved }: Props) => {
  const { locale } = useShell().edition
  const id = useId()
  const { values, type, done } = useDraft('pool', filledIn(pool, locale))
  const { isBusy, problem, problems, run } = useChange()
  const [missed, setMissed] = useState('')
  const [isSure, setSure] = useState(false)
  const set = (key: keyof typeof values, text: string) => type({ [key]: text })
  const shape = chosen(values.shape, poolShapes)
  const unit = chosen(values.in, units)
  const fill = chosen<Fill>(values.fill, ['nearly', 'most', 'little'], 'most')
  const inUnit = (quantity: Quantity): Quantity => ({ ...quantity, alone: (value) => value * metresIn[unit] })
  const meant = (what: 'side' | 'depth') => (typed: string, reading: Reading) =>
    meantMeasure(typed, reading, what, unit, locale)
  const asked = [
    ...sidesOf[shape].map(({ side, label }) => ({
      name: side,
      label,
      quantity: inUnit(poolSide),
      unit,
      meant: meant('side'),
    })),
    { name: 'shallow' as const, label: 'Depth, shallow end', quantity: inUnit(poolDepth), unit, meant: meant('depth') },
    { name: 'deep' as const, label: 'Depth, deep end', quantity: inUnit(poolDepth), unit, meant: meant('depth') },
  ]
  const { missing, number, field } = numberFields({ values, set }, asked, locale)
  const measures: PoolMeasures = {
    shape,
    length: number('length'),
    width: number('width'),
    narrow: number('narrow'),
    wing: number('wing'),
    wingWidth: number('wingWidth'),
    fill: fills[fill],
    shallow: number('shallow'),
    deep: number('deep'),
  }
  const isWhole = missing === undefined

  const save = async () => {
    if (!isWhole) return setMissed(missing)
    setMissed('')
    if (
      await run(savePool, {
        pool: poolInput(measures, {
          ...values,
          surface: among(poolSurfaces, values.surface),
          treatment: among(waterTreatments, values.treatment),
        }),
      })
    ) {
      done()
      onSaved()
    }
  }

  const forget = async () => {
    if (await run(forgetPool, {})) {
      done()
      onSaved()
    }
  }

  const select = (
    name: 'surface' | 'treatment',
    label: string,
    options: readonly (readonly [value: string, words: string])[],
  ) => (
    <div className={styles.item}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        className="field"
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
      >
        <option value="">Not sure</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
  const text = (name: 'place' | 'tree', label: string, hint: string, most: number, autoComplete: string) => (
    <div className={styles.item}>
      <label htmlFor={`${id}-${name}`}>
        {label} <span className={styles.optional}>optional</span>
      </label>
      <input
        id={`${id}-${name}`}
        className="field"
        maxLength={most}
        autoComplete={autoComplete}
        value={values[name]}
        aria-describedby={`${id}-${name}-hint`}
        onChange={({ target }) => set(name, target.value)}
      />
      <p id={`${id}-${name}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  )

  return (
    <div className={`wrap ${styles.page}`}>
      <form
        className={styles.form}
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ChoiceRow
          legend="Shape"
          value={shape}
          options={poolShapes.map((value) => ({ value, label: shapeWords[value] }))}
          onChoose={(value) => set('shape', value)}
        />
        <ChoiceRow
          legend="Measured in"
          value={unit}
          options={[
            { value: 'm', label: 'Metres' },
            { value: 'ft', label: 'Feet' },
          ]}
          onChoose={(other) =>
            type({
              in: other,
              ...Object.fromEntries(
                asked.flatMap(({ name }) =>
                  number(name) > 0 ? [[name, formatFigure(number(name) / metresIn[other], locale, 3)]] : [],
                ),
              ),
            })
          }
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
        <div className={styles.pair}>
          {select(
            'surface',
            'Finish',
            poolSurfaces.map((value) => [value, surfaceWords[value]] as const),
          )}
          {select(
            'treatment',
            'Water treatment',
            waterTreatments.map((value) => [value, treatmentWords[value]] as const),
          )}
        </div>
        <div className={styles.pair}>
          {text('place', 'Suburb or town', 'It stands beside the litres.', 80, 'address-level2')}
          {text('tree', 'Under or beside', 'Such as: under a spotted gum', 40, 'off')}
        </div>
        <div role="alert">
          {[missed, problem, ...problems.map(({ message }) => message)].filter(Boolean).map((words) => (
            <p key={words} className="field-error">
              {words}
            </p>
          ))}
        </div>
        <div className="actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? 'One moment' : 'Keep this as my pool'}
          </button>
        </div>
        {pool !== null && (
          <p className={styles.forget}>
            {isSure ? (
              <>
                <button type="button" className={plain.link} aria-disabled={isBusy} onClick={forget}>
                  Yes, forget it
                </button>
                <button type="button" className={plain.link} onClick={() => setSure(false)}>
                  Keep it
                </button>
              </>
            ) : (
              <button type="button" className={plain.link} onClick={() => setSure(true)}>
                Forget this pool
              </button>
            )}
          </p>
        )}
      </form>
      <div className={styles.result}>
        <p className={styles.litres} aria-live="polite">
          {isWhole ? `${formatFigure(poolVolume(measures, locale).litres, locale)}\u00a0L` : '\u00a0'}
        </p>
        <PoolDrawing pool={isWhole ? measures : undefined} />
        <p className={styles.hint}>{isWhole ? 'One dark tile on the waterline is a metre.' : missing}</p>
      </div>
    </div>
  )
}
