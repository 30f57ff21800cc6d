import { eq } from 'drizzle-orm'
import { people as peopleTable } from '../../../src/api/db/schema/people.ts'
import type { SiteWithPeople } from '../../support/site-with-people.ts'
import type { Visit } from '../browser-test.ts'
import { newPerson } from '../sign-in/person.ts'
import { eventually, type Visitor } from '../visitor.ts'

const password = 'a quiet heron on the coping'

/** Somebody at the desk, in a room, whose role is given to them once they have come. */
export const atTheDesk = async (
  people: SiteWithPeople,
  visit: Visit,
  { path, room, width }: { path: string; room: string; width?: number },
): Promise<Visitor> => {
  const { person, visitor } = await newPerson(people, visit, undefined, width)
  await people.addPerson(person.email, password)
  await visitor.enter(path)
  await visitor.click('button', 'Sign in')
  await person.giveThePassword(password)
  await person.sees('This is the staff desk.')
  await people.db().update(peopleTable).set({ role: 'staff' }).where(eq(peopleTable.email, person.email))
  await visitor.enter(path)
  await eventually(() => visitor.text('h1')).toBe(room)
  return visitor
}

/** What the desk says last. */
export const said = (visitor: Visitor) => visitor.text('[role=status]')
