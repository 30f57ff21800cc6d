import { type Reading, read, refuse } from './reading.ts'

/** As it is kept: what is written in other letters grows. */
const longest = 300

const ask = 'Enter the address of the website, such as example.com.'

/** The address of a website, with or without https:// before it. Kept with it. */
export const readWebAddress = (text: string): Reading => {
  const typed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(address) || !URL.canParse(address)) return refuse(ask)
  const { protocol, username, password, hostname, href } = new URL(address)
  if (!/^https?:$/.test(protocol)) return refuse(`${ask} It starts with https:// or http://.`)
  if (username !== '' || password !== '') return refuse(`${ask} Leave out the name and the password.`)
  // Letters at the end: neither a number on a network nor a name without a dot is a website.
  if (!/^[^.].*\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname)) return refuse(ask)
  return href.length > longest ? refuse(`${ask} The home page will do.`) : read(href)
}
