import { setTimeout } from 'node:timers/promises'
import { openIdentityBrowser, type Timed } from './identity-browser.ts'

export const signInSteps = ['asked who they are', 'page', 'password', 'code', 'tokens', 'renewed'] as const
export type SignInTimes = Map<string, number[]>

export const password = 'magpie over the filter'
export const emailOf = (person: number): string => `${person}.kerry@pond.example`

/** From pressing "Sign in" until the site has tokens, and has renewed them once. Milliseconds of each step. */
const signIn = async (origin: string, person: number): Promise<number[]> => {
  const browser = openIdentityBrowser(origin)
  const steps: Timed[] = []
  const take = async (asked: Promise<Timed>, wanted: number): Promise<Timed> => {
    const answer = await asked
    if (answer.status !== wanted) throw new Error(`${signInSteps[steps.length]}: ${answer.status}`)
    steps.push(answer)
    return answer
  }
  const { location } = await take(browser.begin(), 303)
  await take(browser.get(location), 200)
  const posted = await take(browser.post(`${location}/password`, { email: emailOf(person), password }), 303)
  const back = await take(browser.get(posted.location), 303)
  const { body } = await take(browser.redeem(back.location), 200)
  await take(browser.renew(String(JSON.parse(body).refresh_token)), 200)
  return steps.map(({ milliseconds }) => milliseconds)
}

let last = 0

/** So many in a second for so long, whether or not earlier ones are through. Says what failed. */
export const sendSignIns = async (
  origin: string,
  { perSecond, seconds, times }: { perSecond: number; seconds: number; times: SignInTimes },
): Promise<string[]> => {
  const [started, failed]: [number, string[]] = [performance.now(), []]
  const one = async (person: number): Promise<void> => {
    const taken = await signIn(origin, person)
    for (const [at, step] of signInSteps.entries()) times.set(step, [...(times.get(step) ?? []), taken[at] ?? 0])
    times.set('all', [...(times.get('all') ?? []), taken.slice(0, -1).reduce((sum, each) => sum + each, 0)])
  }
  const under: Promise<void>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = (count * 1000) / perSecond - (performance.now() - started)
    if (due > 0) await setTimeout(due)
    last += 1
    under.push(one(last).catch((error: unknown) => void failed.push(String(error))))
  }
  await Promise.all(under)
  return failed
}
