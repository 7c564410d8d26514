const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Given names of women; only [A-Za-z .,], the characters that name filters accept. */
export const womensNames = words(`
Ayu Siti Dewi Rina Putri Sri Indah Nur Fitri Ratna Maya Lestari Wulan Anisa Citra Dian Eka Fajarwati Gita Hana Intan
Julia Kartika Larasati Mega Nadia Olivia Permata Rahma Sari Tiara Utami Vina Winda Yuliana Zahra Aisyah Bunga Cahya
Desi Elsa Farah Galuh Herlina Ika Jihan Kirana Lina Melati Nabila Oktavia Puspita Rani Safira Tania Ulfa Vania Widya
Yanti Zulaikha Made Ketut Nyoman Kadek Theresia Maria Kristina Yosefin Martha Debora Ruth Ester`)

/** Given names of men. */
export const mensNames = words(`
Budi Agus Rudi Bayu Ahmad Muhammad Andi Dimas Eko Fajar Gilang Hendra Irfan Joko Kurniawan Lukman Mahendra Naufal Oki
Prasetyo Rizky Surya Teguh Umar Vino Wahyu Yoga Zaki Adi Bagus Candra Deni Edi Farhan Galih Hadi Ilham Jefri Krisna
Lutfi Maulana Nanda Panji Rangga Satria Tommy Ujang Wawan Yusuf Zainal Arif Bambang Cahyo Doni Febri Guntur Haris
Made Ketut Wayan Putu Nyoman Yohanes Stefanus Markus Daniel Yosua Samuel Immanuel Ramot Togar`)

/** Family names, from all over the country. */
const familyNames = words(`
Wijaya Pratama Hidayat Kusuma Nugroho Wibowo Permana Ramadhan Maulana Firmansyah Siregar Nasution Harahap
Simanjuntak Sihombing Sinaga Hutapea Pardede Manurung Situmorang Tanjung Lubis Pohan Rangkuti Suryadi Handoko
Raharjo Subagyo Sudirman Iskandar Fadillah Tampubolon Panjaitan Rumapea Latuconsina Pattimura Tuhumury Manuhutu
Rumbiak Wanggai Kogoya Tabuni Rumambi Lumentut Mandagi Pangemanan Sondakh Daeng Rasyid Baharuddin Amiruddin Tahir
Suardana Sudiarta Basuki Atmaja Mangunsong Sembiring Ginting Tarigan Perangin Barus Sitepu Halim Salim Tanuwijaya
Limanto Kosasih Hakim Fauzi Zulkarnain Munandar Effendi`)

/** Last names by gender: for many people the last name is a second given name. */
export const lastNames = {
  F: [
    ...familyNames,
    ...words(`
Anggraini Lestari Wulandari Rahmawati Puspitasari Handayani Kusumawati Maharani Safitri Novitasari Oktaviani
Permatasari Damayanti Hapsari Utami Astuti Suryani Yuliani Asmara`),
  ],
  M: [
    ...familyNames,
    ...words(`
Santoso Saputra Yulianto Setiawan Susanto Hartono Gunawan Sutrisno Purnomo Widodo Mulyadi Syahputra Sudarsana
Wirawan Adnyana Dharmawan Suherman Kartono`),
  ],
}

/** Second given names of some people. */
export const secondNames = {
  F: words('Dwi Tri Nur Ayu Putri Eka Cahya Sekar'),
  M: words('Dwi Tri Nur Bagus Putra Adi Indra Yudha'),
}
