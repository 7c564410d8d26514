const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Given names of women; only [A-Za-z .,], as the name filters take them. */
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

/** Family and second names, from all over the country. */
export const familyNames = words(`
Santoso Wijaya Pratama Saputra Hidayat Kusuma Nugroho Setiawan Wibowo Susanto Hartono Gunawan Permana Ramadhan Maulana
Firmansyah Siregar Nasution Harahap Simanjuntak Sihombing Sinaga Hutapea Pardede Manurung Situmorang Tanjung Lubis
Pohan Rangkuti Sutrisno Suryadi Handoko Purnomo Yulianto Widodo Raharjo Subagyo Mulyadi Sudirman Iskandar Syahputra
Fadillah Anggraini Lestari Wulandari Rahmawati Puspitasari Handayani Kusumawati Maharani Safitri Novitasari Oktaviani
Permatasari Damayanti Hapsari Utami Astuti Suryani Yuliani Tampubolon Panjaitan Rumapea Latuconsina Pattimura Tuhumury
Manuhutu Rumbiak Wanggai Kogoya Tabuni Rumambi Lumentut Mandagi Pangemanan Sondakh Daeng Rasyid Baharuddin Amiruddin
Tahir Sudarsana Suardana Wirawan Adnyana Dharmawan Sudiarta Basuki Atmaja Suherman Kartono Mangunsong Sembiring Ginting
Tarigan Perangin Barus Sitepu Halim Salim Tanuwijaya Limanto Kosasih Hakim Fauzi Zulkarnain Munandar Effendi Asmara`)

/** Second given names of some people. */
export const secondNames = words('Dwi Tri Nur Bagus Ayu Putra Putri Eka Adi Indra Rizki Yudha Cahya Arya Kusuma')
