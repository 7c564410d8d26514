// Generated from the schemas of the embedded backend: npm run kit.

/** What can be seeded, by kind: partial records; the rest is filled in. */
export type Seed = {
  corporates?: readonly {
    corporateId?: string
    corporateName?: string
    referralCodes?: readonly { id?: string; text?: string }[]
    offices?: readonly { id?: string; text?: string; province?: string; address?: string; placeId?: string | null }[]
  }[]
  accounts?: readonly {
    username: string
    password?: string
    confirmed?: boolean
    email?: string
    userId?: string
    firstName?: string
    lastName?: string | null
    who?: string
    mfa?: 'app' | 'sms' | 'setup'
    hasTemporaryPassword?: boolean
    refused?: 'disabled' | 'expired'
    tts01Int01?: boolean | null
    corporates?: readonly {
      corporateId: string
      rights?: 'everything' | readonly string[]
      vacancies?: { view?: boolean; add?: boolean; edit?: boolean }
    }[]
  }[]
  options?: readonly {
    list:
      | 'countries'
      | 'provinces'
      | 'skills'
      | 'institutions'
      | 'majors'
      | 'degrees'
      | 'languages'
      | 'companies'
      | 'positions'
      | 'contents'
      | 'specialNeeds'
      | 'jobCategories'
    id: string
    text: string
  }[]
  licenses?: readonly {
    corporateId: string
    unit: 'Capacity' | 'User License' | 'Job Vacancy' | 'Query Result'
    purchased?: number
    used?: number
  }[]
  people?: readonly {
    userId?: string
    firstName?: string
    lastName?: string | null
    sex?: 'M' | 'F' | null
    bornOn?: string | null
    email?: string | null
    phone?: string | null
    country?: { id?: string; text?: string } | null
    province?: { id?: string; text?: string } | null
    city?: string | null
    maritalStatus?: 'S' | 'M' | null
    specialNeed?: { id?: string; text?: string } | null
    education?: {
      degree?: string
      institution?: string
      major?: string | null
      grade?: number | null
      endYear?: number | null
    } | null
    job?: { company?: string; position?: string; startedOn?: string; isCurrent?: boolean } | null
    jobCategory?: { id?: string; text?: string } | null
    experienceMonths?: number | null
    skills?: readonly string[]
    languageIds?: readonly string[]
    tests?: {
      int01?: readonly string[]
      pers01?: readonly string[]
      val01?: readonly string[]
      com01?: readonly string[]
      grit01?: readonly string[]
      mea01?: readonly string[]
      min01?: readonly string[]
      cur01?: readonly string[]
      hum01?: readonly string[]
      cre01?: readonly string[]
      pil01?: readonly string[]
    }
    klobness?: 0 | 1 | 2 | null
    referral?: { id?: string; text?: string } | null
    contents?: readonly { setId?: string; status?: 'OnGoing' | 'Complete' }[]
    contactedBy?: readonly string[]
  }[]
  employees?: readonly {
    person?: {
      userId?: string
      firstName?: string
      lastName?: string | null
      sex?: 'M' | 'F' | null
      bornOn?: string | null
      email?: string | null
      phone?: string | null
      country?: { id?: string; text?: string } | null
      province?: { id?: string; text?: string } | null
      city?: string | null
      maritalStatus?: 'S' | 'M' | null
      specialNeed?: { id?: string; text?: string } | null
      education?: {
        degree?: string
        institution?: string
        major?: string | null
        grade?: number | null
        endYear?: number | null
      } | null
      job?: { company?: string; position?: string; startedOn?: string; isCurrent?: boolean } | null
      jobCategory?: { id?: string; text?: string } | null
      experienceMonths?: number | null
      skills?: readonly string[]
      languageIds?: readonly string[]
      tests?: {
        int01?: readonly string[]
        pers01?: readonly string[]
        val01?: readonly string[]
        com01?: readonly string[]
        grit01?: readonly string[]
        mea01?: readonly string[]
        min01?: readonly string[]
        cur01?: readonly string[]
        hum01?: readonly string[]
        cre01?: readonly string[]
        pil01?: readonly string[]
      }
      klobness?: 0 | 1 | 2 | null
      referral?: { id?: string; text?: string } | null
      contents?: readonly { setId?: string; status?: 'OnGoing' | 'Complete' }[]
      contactedBy?: readonly string[]
    }
    hasJoined?: boolean
    employedSince?: string | null
    office?: { id?: string; text?: string } | null
    business?: { id?: string; text?: string } | null
    userId?: string
    corporateId?: string
  }[]
  questions?: readonly {
    questionId?: string
    questionText?: string
    questionType?: 'text' | 'number' | 'yesno' | 'choice' | 'attachment'
    generic?: 'y' | 't'
    editableOrder?: number
    corporateId?: string | null
  }[]
  vacancies?: readonly {
    klobVacancyCode?: string
    corporateId?: string
    name?: string
    status?: 'Active' | 'Draft' | 'Closed'
    opensOn?: string
    closesOn?: string | null
    city?: string
    employeeStatus?: { id?: string; text?: string } | null
    officeLocation?: { id?: string; text?: string; province?: string; address?: string; placeId?: string | null } | null
    vacancyUrl?: string | null
    jobReqId?: string | null
    positionCode?: string | null
    numberOfVacancy?: number | null
    jobDetail?: { id?: string; text?: string } | null
    description?: string
    jobDescription?: string | null
    terms?: string | null
    companySectorId?: string | null
    isDisabilityFriendly?: boolean
    headerImage?: string | null
    images?: readonly string[]
    videos?: readonly string[]
    validationType?: 'default' | 'custom' | 'tanpa validasi' | null
    requiredParts?: readonly ('basicInfo' | 'education' | 'jobExperience' | 'skill' | 'language')[]
    asksTests?: boolean
    benefits?: readonly {
      id?: string
      description?: string
      category?: { id?: string; text?: string }
      image?: { id?: string; url?: string }
    }[]
    questions?: readonly {
      id?: string
      masterId?: string
      sequence?: number
      questionText?: string
      questionType?: 'text' | 'number' | 'yesno' | 'choice' | 'attachment'
      answerNote?: string
      mandatory?: boolean
      template?: string | null
      generic?: 'y' | 't'
    }[]
    author?: string
    publishedOn?: string | null
    events?: readonly { id?: string; name?: string; type?: string | null }[]
  }[]
  applications?: readonly {
    pipelineId?: string
    stageId?: string
    sentAt?: string
    batchId?: string
    eventId?: string | null
    isRecommended?: boolean
    vacancyCode: string
    userId?: string
    answers?: Readonly<Record<string, string>>
    person?: {
      userId?: string
      firstName?: string
      lastName?: string | null
      sex?: 'M' | 'F' | null
      bornOn?: string | null
      email?: string | null
      phone?: string | null
      country?: { id?: string; text?: string } | null
      province?: { id?: string; text?: string } | null
      city?: string | null
      maritalStatus?: 'S' | 'M' | null
      specialNeed?: { id?: string; text?: string } | null
      education?: {
        degree?: string
        institution?: string
        major?: string | null
        grade?: number | null
        endYear?: number | null
      } | null
      job?: { company?: string; position?: string; startedOn?: string; isCurrent?: boolean } | null
      jobCategory?: { id?: string; text?: string } | null
      experienceMonths?: number | null
      skills?: readonly string[]
      languageIds?: readonly string[]
      tests?: {
        int01?: readonly string[]
        pers01?: readonly string[]
        val01?: readonly string[]
        com01?: readonly string[]
        grit01?: readonly string[]
        mea01?: readonly string[]
        min01?: readonly string[]
        cur01?: readonly string[]
        hum01?: readonly string[]
        cre01?: readonly string[]
        pil01?: readonly string[]
      }
      klobness?: 0 | 1 | 2 | null
      referral?: { id?: string; text?: string } | null
      contents?: readonly { setId?: string; status?: 'OnGoing' | 'Complete' }[]
      contactedBy?: readonly string[]
    }
    stage?: string
    notes?: readonly (string | null)[]
    sendEmail?: 'ya' | 'tidak'
  }[]
  threads?: readonly {
    family?: 'talent' | 'applicant' | 'es'
    corporateId?: string
    userId: string
    vacancyCode?: string | null
    subject?: string
    status?: 'OPEN' | 'CLOSE'
    messages?: readonly {
      at?: string
      by?: string
      html?: string
      file?: { name?: string; bytes?: string }
      url?: string
    }[]
  }[]
  tickets?: readonly {
    messageId?: string
    createdAt?: string
    senderName?: string
    email?: string | null
    phone?: string | null
    html?: string
    status?:
      | 'OPEN'
      | 'INPROCESS'
      | 'WAITING_FOR_CONFIRMATION'
      | 'PAYMENT_IN_PROCESS'
      | 'SCREENING_PROCESS'
      | 'ASSESSMENT'
      | 'CLOSE'
    replies?: readonly {
      at?: string
      by?: string
      html?: string
      file?: { name?: string; bytes?: string }
      url?: string
      side?: 'ADMIN' | 'USER'
    }[]
  }[]
  longlist?: readonly {
    user?: {
      id?: string
      corporateId?: string
      type?: string
      status?: string
      firstName?: string | null
      lastName?: string | null
      email?: string | null
      dateOfBirth?: string | null
      sex?: 'M' | 'F' | null
      maritalStatus?: 'S' | 'M' | null
      phone1?: string | null
      phone2?: string | null
      country?: string | null
      province?: string | null
      address?: string | null
      specialNeed?: string | null
      linkedinUrl?: string | null
      igId?: string | null
      currentSalary?: number | null
      notes?: string | null
      availability?: string | null
      photoUrl?: string | null
    }
    photo?: { name?: string; bytes?: string }
    languages?: readonly {
      id?: string
      masterData?: { id?: string; label?: string; flagUrl?: string | null }
      level?: 'Pemula (Beginner)' | 'Menengah (Intermediate)' | 'Fasih (Fluent)' | 'Bahasa Ibu (Mother Tongue)'
    }[]
    educations?: readonly {
      id?: string
      degreeDetail?: { id?: string; text?: string }
      degree?: string | null
      major?: string | null
      institutionName?: string | null
      location?: string | null
      startDate?: string | null
      endDate?: string | null
      gpa?: number | null
      imageUrl?: string | null
    }[]
    jobs?: readonly {
      id?: string
      position?: string
      institutionName?: string | null
      location?: string | null
      startDate?: string | null
      endDate?: string | null
      jobDetail?: string | null
      companySector?: { id?: string; text?: string } | null
      employment?: { id?: string; text?: string } | null
      imageUrl?: string | null
    }[]
  }[]
  savedQueries?: readonly {
    id?: string
    family?: 'talent' | 'applicant' | 'tracking' | 'es'
    corporateId?: string
    queryName?: string
    createdAt?: string
    creator?: { firstName?: string; lastName?: string | null }
    body?: Readonly<Record<string, unknown>>
  }[]
  savedResults?: readonly {
    id?: string
    corporateId?: string
    filterName?: string
    createdBy?: string
    createdAt?: string
    totalData?: number
    emailStatus?: 'PENDING' | 'SENT' | 'FAILED' | null
    body?: string | Readonly<Record<string, unknown>>
  }[]
  candidateNotes?: readonly {
    corporateId?: string
    userId: string
    notes?: string
    marker: 'MRK-01' | 'MRK-02' | 'MRK-03'
  }[]
  chatSchedules?: readonly {
    corporateId?: string
    on?: {
      id?: string
      corporateId?: string
      startTimeMonday?: string | null
      endTimeMonday?: string | null
      startTimeTuesday?: string | null
      endTimeTuesday?: string | null
      startTimeWednesday?: string | null
      endTimeWednesday?: string | null
      startTimeThursday?: string | null
      endTimeThursday?: string | null
      startTimeFriday?: string | null
      endTimeFriday?: string | null
      startTimeSaturday?: string | null
      endTimeSaturday?: string | null
      startTimeSunday?: string | null
      endTimeSunday?: string | null
    } | null
    off?: readonly { id?: string; corporateId?: string; startDate?: string; endDate?: string }[]
  }[]
}
/** An operation of the API; a name from elsewhere is a plain string. */
export type Operation =
  | 'clickApply'
  | 'closeApplicantTicket'
  | 'closeEsCandidateTicket'
  | 'closeTalentTicket'
  | 'createApplicantTicket'
  | 'createEsCandidateTicket'
  | 'createTalentTicket'
  | 'deleteApplicantQuery'
  | 'deleteChatOffSchedule'
  | 'deleteEsQuery'
  | 'deleteEsResult'
  | 'deleteLonglistEducation'
  | 'deleteLonglistJob'
  | 'deleteLonglistLanguage'
  | 'deleteLonglistUser'
  | 'deleteStageSearchQuery'
  | 'deleteTalentQuery'
  | 'deleteVacancyBenefit'
  | 'deleteVacancyEvent'
  | 'deleteVacancyQuestion'
  | 'downloadCv'
  | 'duplicateVacancy'
  | 'findByDegree'
  | 'getAllTests'
  | 'getApplicantProfile'
  | 'getApplicantQuery'
  | 'getApplicantTicket'
  | 'getChatOnSchedule'
  | 'getConsoleMasterData'
  | 'getCorporate'
  | 'getDemographics'
  | 'getDownload'
  | 'getEsCandidateTicket'
  | 'getEsMasterData'
  | 'getEsNote'
  | 'getEsQuery'
  | 'getEsResult'
  | 'getEsTicket'
  | 'getFlagData'
  | 'getInfographicEducation'
  | 'getInfographicMap'
  | 'getInfographicProvince'
  | 'getLatestApplicantExport'
  | 'getLatestMatchingExport'
  | 'getLatestTalentExport'
  | 'getLicenseTable'
  | 'getLonglistEducationForm'
  | 'getLonglistForm'
  | 'getLonglistJobForm'
  | 'getLonglistLanguageForm'
  | 'getPublicVacancy'
  | 'getQualification'
  | 'getStageFilterMasterData'
  | 'getStageFormMasterData'
  | 'getStageSearchQuery'
  | 'getTalentQuery'
  | 'getTalentTicket'
  | 'getTestByAge'
  | 'getTestByBusiness'
  | 'getTestByOffice'
  | 'getTestBySex'
  | 'getTestOptions'
  | 'getTopVacancies'
  | 'getUpload'
  | 'getVacancyFormInit'
  | 'getVacancyPermission'
  | 'getVacancyPrimary'
  | 'getVacancySecondary'
  | 'listAdminVacancies'
  | 'listApplicantAnswers'
  | 'listApplicantConversation'
  | 'listApplicantQueries'
  | 'listAtsVacancies'
  | 'listChatOffSchedules'
  | 'listDemographicEmployees'
  | 'listDownloadStatuses'
  | 'listEsCandidateConversation'
  | 'listEsQueries'
  | 'listEsResults'
  | 'listEsTickets'
  | 'listJobCategories'
  | 'listLonglistUsers'
  | 'listMasterQuestions'
  | 'listMenuCorporates'
  | 'listReferralCodes'
  | 'listRelatedVacancies'
  | 'listSpecialNeeds'
  | 'listStageSearchQueries'
  | 'listTalentConversation'
  | 'listTalentQueries'
  | 'listTestEmployees'
  | 'listUploadStatuses'
  | 'listVacancies'
  | 'listVacancyQuestions'
  | 'logAction'
  | 'logApplicantProfileView'
  | 'logTalentProfileView'
  | 'loginOnSuccess'
  | 'moveApplicants'
  | 'openApplicantTicket'
  | 'openEsCandidateTicket'
  | 'openTalentTicket'
  | 'previewStageEmail'
  | 'replyApplicantTicket'
  | 'replyEsCandidateTicket'
  | 'replyEsTicket'
  | 'replyTalentTicket'
  | 'saveApplicantQuery'
  | 'saveChatOffSchedules'
  | 'saveChatOnSchedule'
  | 'saveEsNote'
  | 'saveEsQuery'
  | 'saveEsResult'
  | 'saveLonglistEducation'
  | 'saveLonglistJob'
  | 'saveLonglistLanguage'
  | 'saveLonglistUser'
  | 'saveMasterQuestion'
  | 'saveStageSearchQuery'
  | 'saveTalentQuery'
  | 'saveVacancyPrimary'
  | 'saveVacancySecondary'
  | 'searchApplicants'
  | 'searchContentSets'
  | 'searchEsCandidates'
  | 'searchMatches'
  | 'searchStageApplicants'
  | 'searchTalents'
  | 'searchTrackedApplicants'
  | 'startApplicantExport'
  | 'startCustom1Download'
  | 'startCustom2Download'
  | 'startMatchingExport'
  | 'startStandardDownload'
  | 'startTalentExport'
  | 'updateStageNotes'
  | 'uploadStageXls'
  | (string & Record<never, never>)
/** The menu entries that a recruiter needs, by what they permit. */
export const rights = {
  dashboard: ['AUTH2001'],
  talentSearch: ['AUTH2009', 'AUTH2010'],
  talentMessages: ['AUTH2009', 'AUTH2042'],
  applicantSearch: ['AUTH2002', 'AUTH2040'],
  applicantMessages: ['AUTH2002', 'AUTH2041'],
  tracking: ['AUTH1038'],
  standardDownload: ['AUTH1038', 'AUTH1042'],
  custom1Download: ['AUTH1038', 'AUTH1043'],
  custom2Download: ['AUTH1038', 'AUTH2077'],
  cvDownload: ['AUTH1038', 'AUTH1044'],
  stageMove: ['AUTH1038', 'AUTH1046'],
  emailFilter: ['AUTH1040'],
  atsReport: ['AUTH2049'],
  executiveSearch: ['AUTH2050', 'AUTH2051'],
  chatSchedule: ['AUTH2047', 'AUTH2054'],
} as const
