const bare = (day: string): string => day.replaceAll('-', '')

const safe = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')

/** One whole day, as calendars take it. */
export const calendarFile = (title: string, from: string, to: string, id: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Account//EN',
    'BEGIN:VEVENT',
    `UID:service-${id}-${bare(from)}`,
    `DTSTAMP:${bare(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${bare(from)}`,
    `DTEND;VALUE=DATE:${bare(to)}`,
    `SUMMARY:${safe(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
