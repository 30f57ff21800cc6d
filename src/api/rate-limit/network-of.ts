import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** Who counts as one: an IPv4 address, and of IPv6 the network, since every household has billions of addresses. */
export const networkOf = (address: string): string => {
  const fourInSix = mapped.exec(address)?.[1]
  if (fourInSix !== undefined) return fourInSix
  if (!isIPv6(address)) return address
  const [whole = ''] = address.toLowerCase().split('%')
  const [head = '', tail] = whole.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const all =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
