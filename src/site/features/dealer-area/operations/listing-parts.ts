const changeParts = 'id name askedAt state words settledAt lines { label before after }'

/** All of a listing that its dealer's page shows. */
export const listingParts = `
  slug revision
  hours { mon tue wed thu fri sat sun }
  closures { from to note }
  openOnHolidays
  holidays { from note }
  wanted { name street suburb state postcode phone email services lines }
  offeredLines { slug name }
  waiting { ${changeParts} }
  settled { ${changeParts} }
`
