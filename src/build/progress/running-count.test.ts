import { describe, expect, it } from 'vitest'
import { createRunningReport } from './running-count.ts'
import { timeLeft, timeTaken } from './time-left.ts'

const reportTo = ({ isTTY }: { isTTY: boolean }) => {
  const clock = { now: 0 }
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) }
  const report = createRunningReport(output, () => clock.now)
  const later = (milliseconds: number, act: () => void) => {
    clock.now += milliseconds
    act()
  }
  return { ...report, later, written, text: () => written.join('') }
}

describe('a count while pictures are made', () => {
  it('runs in place in a terminal and ends with the time it took', () => {
    const { beginCount, later, say, text } = reportTo({ isTTY: true })
    const made = beginCount('pictures made', 3)
    later(30_000, made)
    later(30_000, made)
    later(15_000, made)
    say('Checking links')
    expect(text()).toBe(
      [
        '\r  0 of 3 pictures made\u001b[K',
        '\r  1 of 3 pictures made, about 1 min left\u001b[K',
        '\r  2 of 3 pictures made, less than a minute left\u001b[K',
        '\r  3 of 3 pictures made, 1 min 15 s\u001b[K\nChecking links\n',
      ].join(''),
    )
  })

  it('is a line every quarter of a minute where nothing can be written over', () => {
    const { beginCount, later, written } = reportTo({ isTTY: false })
    const made = beginCount('pictures made', 4000)
    for (let second = 0; second < 40; second += 1) later(1000, () => Array.from({ length: 100 }, () => made()))
    expect(written).toEqual([
      '  1,401 of 4,000 pictures made, less than a minute left\n',
      '  2,901 of 4,000 pictures made, less than a minute left\n',
      '  4,000 of 4,000 pictures made, 40.0 s\n',
    ])
  })

  it('reckons with the work that is left, not with the number of things', () => {
    const { beginCount, later, text } = reportTo({ isTTY: true })
    const made = beginCount('pictures made', 10, 100)
    for (let small = 0; small < 8; small += 1) later(5000, () => made(5))
    expect(text()).toContain('8 of 10 pictures made, about 1 min left')
  })

  it('leaves a line of its own to what is said when it breaks off', () => {
    const { beginCount, later, say, text } = reportTo({ isTTY: true })
    later(1000, beginCount('pictures made', 2))
    say('The disk is full.')
    expect(text()).toMatch(/1 of 2 pictures made\S+\nThe disk is full\.\n$/)
  })

  it('says nothing where there is nothing to make', () => {
    const { beginCount, written } = reportTo({ isTTY: true })
    beginCount('pictures made', 0)
    expect(written).toEqual([])
  })
})

describe('the time left', () => {
  it.each([
    ['so early that it would be a guess', 0.3, 4_000, undefined],
    ['after so little that it would be a guess', 0.01, 60_000, undefined],
    ['near the end', 0.9, 60_000, 'less than a minute left'],
    ['half way', 0.5, 180_000, 'about 3 min left'],
    ['of a long time', 0.1, 400_000, 'about 60 min left'],
    ['of a long time, in steps of five minutes', 0.1, 160_000, 'about 25 min left'],
  ])('%s', (_when, share, elapsed, words) => {
    expect(timeLeft(share, elapsed)).toBe(words)
  })

  it('is told in minutes once it was one', () => {
    expect([timeTaken(420), timeTaken(59_900), timeTaken(119_800)]).toEqual(['0.4 s', '59.9 s', '2 min 0 s'])
  })
})
