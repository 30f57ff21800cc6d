/** A day or a moment as the API writes it: full, with milliseconds and a zone. A date without a zone is in UTC. */
export const fullDateTime = (value: string): string => {
  const [, day = '', time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:T([\d:.]+))?(Z|[+-]\d{2}:\d{2})?$/.exec(value) ?? []
  const [clock = '', fraction = ''] = time.split('.')
  const seconds = clock.length === 5 ? `${clock}:00` : clock
  return `${day}T${seconds}.${fraction.padEnd(3, '0')}${zone}`
}

export const timeOf = (value: string): number => Date.parse(fullDateTime(value))
