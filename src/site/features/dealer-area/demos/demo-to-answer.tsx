import { type FormEvent, useId, useState } from 'react'
import { addDays } from '../../../../domain/calendar/calendar.ts'
import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { dayWords } from '../../../../domain/calendar/day-words.ts'
import { isToCome, passedWords } from '../../../../domain/demos/days-to-come.ts'
import { type DeclineReason, declineReasons, reasonWords } from '../../../../domain/demos/decline-reasons.ts'
import { demoTimes, longestLine, usualTime } from '../../../../domain/demos/demo-times.ts'
import { demoTimeWords, momentWords, shortDemoTime } from '../../../../domain/demos/demo-words.ts'
import { asEnum } from '../../../data/enum-words.ts'
import { useDealerChange } from '../me/use-dealer-change.ts'
import { answerMyDemo } from '../operations/answer-my-demo.ts'
import type { Demo, Demos } from '../operations/dealer-answers.ts'
import parts from '../parts/dealer-parts.module.css'
import { Choice } from './choice.tsx'
import styles from './demo-to-answer.module.css'

interface Props {
  demo: Demo
  zone: string
  today: string
  onAnswered: (demos: Demos, said: string) => void
}

const TimeSelect = ({ value, onType }: { value: string; onType: (time: string) => void }) => (
  <label className={styles.time}>
    At
    <select className="field" value={value} onChange={({ currentTarget }) => onType(currentTarget.value)}>
      {demoTimes.map((time) => (
        <option key={time} value={time}>
          {clockWords(time)}
        </option>
      ))}
    </select>
  </label>
)

/** A demo that waits for the dealer's word. The first day is chosen, and the button says in full what it does. */
export const DemoToAnswer = ({ demo, zone, today, onAnswered }: Props) => {
  const { who, place, free, wishes, product, pool, answerBy, ask } = demo
  const id = useId()
  const change = useDealerChange()
  const [chosen, setChosen] = useState(free[0] ?? 'propose')
  const [time, setTime] = useState(usualTime)
  const [day, setDay] = useState('')
  const [reason, setReason] = useState<DeclineReason>()
  const [words, setWords] = useState('')
  const kind = chosen === 'propose' || chosen === 'decline' ? chosen : 'accept'
  const [first] = who.split(' ')
  const passed = passedWords(wishes, today)
  const toCome = wishes.filter((each) => isToCome(each, today))

  const submit =
    kind === 'accept'
      ? `Accept ${shortDemoTime({ day: chosen, time })}`
      : kind === 'propose'
        ? day === ''
          ? 'Propose another day'
          : `Propose ${shortDemoTime({ day, time })}`
        : 'Pass it on'
  const said =
    kind === 'accept'
      ? `${demoTimeWords({ day: chosen, time })} it is. ${first} has your number, and theirs stands below.`
      : kind === 'propose'
        ? `Proposed. ${first} has a letter, and two working days to say yes.`
        : 'Passed on. The next dealer is asked.'

  const send = (event: FormEvent) => {
    event.preventDefault()
    const answer = {
      kind: asEnum(kind),
      day: kind === 'accept' ? chosen : kind === 'propose' ? day : '',
      time: kind === 'decline' ? '' : time,
      ...(kind === 'decline' && reason !== undefined && { reason: asEnum(reason) }),
      words: kind === 'accept' ? '' : words,
    }
    void change.run(answerMyDemo, { ask: ask ?? '', answer }, ({ problem, demos }) => {
      if (problem === null && demos !== null) onAnswered(demos, said)
    })
  }

  return (
    <form className={styles.demo} onSubmit={send} noValidate aria-busy={change.isBusy} aria-labelledby={id}>
      <h3 id={id}>
        {who}, {place}
      </h3>
      <p className={parts.small}>{[product && `To see: ${product}`, pool].filter(Boolean).join('. ')}</p>
      {passed !== '' && <p>{passed}</p>}
      {free.length === 0 && toCome.length > 0 && (
        <p>Wished for {toCome.map(dayWords).join(' or ')}, when you’re booked or closed.</p>
      )}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Your answer</legend>
        {free.map((each) => (
          <Choice key={each} name={id} value={each} chosen={chosen} label={dayWords(each)} onChoose={setChosen}>
            <TimeSelect value={time} onType={setTime} />
          </Choice>
        ))}
        <Choice
          name={id}
          value="propose"
          chosen={chosen}
          label="Another day"
          note={`${first} gets a letter and has two working days to say yes.`}
          onChoose={setChosen}
        >
          <label className={styles.time}>
            On
            <input
              type="date"
              className="field"
              min={addDays(today, 1)}
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </label>
          <TimeSelect value={time} onType={setTime} />
          <label className={styles.words}>
            A line for {first}, if you like
            <input
              type="text"
              className="field"
              maxLength={longestLine}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </label>
        </Choice>
        <Choice
          name={id}
          value="decline"
          chosen={chosen}
          label="Not us, this time"
          note="The next nearest dealer is asked at once. No harm done."
          onChoose={setChosen}
        >
          <label className={styles.words}>
            Why
            <select
              className="field"
              value={reason ?? ''}
              onChange={({ currentTarget }) => setReason(declineReasons.find((each) => each === currentTarget.value))}
            >
              <option value="">Choose one</option>
              {declineReasons.map((each) => (
                <option key={each} value={each}>
                  {reasonWords(each, product || undefined)}
                </option>
              ))}
            </select>
          </label>
        </Choice>
      </fieldset>
      {answerBy !== null && (
        <p className={parts.state} data-is="waiting">
          Answer by {momentWords(new Date(answerBy), zone)}. Then the next dealer is asked.
        </p>
      )}
      <p role="alert" className={`field-error ${parts.problem}`}>
        {change.problem}
      </p>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={change.isBusy}>
          {change.isBusy ? 'One moment' : submit}
        </button>
      </div>
    </form>
  )
}
