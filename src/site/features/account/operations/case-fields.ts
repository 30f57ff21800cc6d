/** All of a case that its page shows. */
export const caseFields = `
    reference form receivedAt state title unread
    lines { label value }
    files { id name size }
    messages { at from words name }
    demo {
      dealer { slug name street suburb state postcode phone hours { mon tue wed thu fri sat sun } }
      days { day half state }
    }
`
