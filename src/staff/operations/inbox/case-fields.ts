const brief = 'reference form about receivedAt waitingSince outcome'

/** All of a case that the desk shows: what each operation about one asks for. */
export const caseFields = `revision
    sent {
      reference form edition name email phone place about product words
      lines { field label value }
      receivedAt waitingSince laterUntil closedAt isUnread outcome
    }
    dueAt letterbox country
    assignee { id name }
    mergedInto
    files { id name purpose kind isPicture bytes }
    messages { id at from via name words letter trouble }
    notes { id at name words }
    acts { at name act detail }
    merged { reference form receivedAt words lines { field label value } }
    duplicates { ${brief} }
    others { ${brief} }
    orders { count total }
    robots { name product serialNumber purchasedOn warrantyUntil }`
