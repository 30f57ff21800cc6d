import { type Reading, read, refuse } from './reading.ts'

/** The longest that mail servers take. */
export const longestEmail = 254
const longestMailbox = 64

const example = 'name@example.com'
// Neither what separates addresses in a header nor what could end one.
const mailbox = /^[^\s@<>()[\]\\,;:"\p{C}]+$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const lastLabel = /^(?:\p{L}{2,}|xn--[a-z\d-]+)$/u

/** An email address as far as it can be told without writing to it. Kept with its domain in lower case. */
export const readEmail = (text: string): Reading => {
  // The full stop of the sentence it was copied from.
  const typed = text.trim().replace(/[.,;]+$/, '')
  const [name = '', domain = '', ...more] = typed.split('@')
  if (domain === '' || name === '') return refuse(`Enter the whole email address, such as ${example}.`)
  if (more.length > 0) return refuse('Enter one email address, with one @ in it.')
  if (/\s/.test(typed)) return refuse('Take the spaces out of the email address.')
  const labels = domain.toLowerCase().split('.')
  if (labels.length < 2)
    return refuse(`Something is missing after the @: an ending such as .com. Enter all of it, as in ${example}.`)
  if (typed.length > longestEmail || name.length > longestMailbox)
    return refuse(`No email address is that long; ${longestEmail} characters is the most. Check it again.`)
  if (!mailbox.test(name) || /^\.|\.\.|\.$/.test(name))
    return refuse('Check the part before the @: a comma, a bracket or two dots in a row can’t go there.')
  if (!labels.every((each) => label.test(each)) || !lastLabel.test(labels.at(-1) ?? ''))
    return refuse(`Check the part after the @; it should look like the end of ${example}.`)
  return read(`${name}@${labels.join('.')}`)
}
